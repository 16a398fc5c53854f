import { cx } from '@palmares/ui/styled-system/css';
import { timer } from '@palmares/ui/styled-system/recipes';
import { Clock, TriangleAlert } from '../icons.ts';
import { timeLeft } from './time-left.ts';

export interface TimerProps {
  /** Milliseconds until the server's deadline. */
  leftMs: number;
  /** Accessible name, saying what ends. */
  label: string;
  /** Says that little time is left. Announced politely when it appears. */
  soon?: string | undefined;
  className?: string | undefined;
}

const MINUTE = 60_000;

/** Shows the remaining minutes and seconds. Announces only `soon`, never the seconds. */
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
        <span translate="no">{timeLeft(leftMs)}</span>
      </span>
    </div>
  );
};
