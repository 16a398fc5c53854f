import { cx } from '@palmares/ui/styled-system/css';
import { timer } from '@palmares/ui/styled-system/recipes';
import { Clock, TriangleAlert } from '../icons.ts';
import { timeLeft } from './time-left.ts';

export interface TimerProps {
  /** In milliseconds, by the server's deadline. */
  leftMs: number;
  /** What ends, for screen readers. */
  label: string;
  /** Announced politely when it appears: that little time is left. */
  soon?: string | undefined;
  className?: string | undefined;
}

const MINUTE = 60_000;

/** The minutes and seconds that are left. Only `soon` is announced, never the seconds. */
export const Timer = ({ leftMs, label, soon, className }: TimerProps) => {
  const styles = timer();
  const isShort = leftMs < MINUTE;
  const Icon = isShort ? TriangleAlert : Clock;
  return (
    <div className={cx(styles.root, className)}>
      <span role="status" className={styles.soon}>
        {soon}
      </span>
      <span role="timer" aria-label={label} className={styles.time} data-short={isShort || undefined}>
        <Icon aria-hidden size={20} />
        {timeLeft(leftMs)}
      </span>
    </div>
  );
};
