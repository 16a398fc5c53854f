import { cx } from '@palmares/ui/styled-system/css';
import { statusDot } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface StatusDotProps {
  tone?: 'neutral' | 'busy' | 'success' | 'warning' | 'danger';
  /** The state in words; the dot is hidden from screen readers. */
  children: ReactNode;
  /** Announces changes of the text, such as those of a saving status. */
  live?: boolean;
  className?: string | undefined;
}

/** A colored dot and a state in words. */
export const StatusDot = ({ tone = 'neutral', children, live = false, className }: StatusDotProps) => {
  const styles = statusDot({ tone });
  return (
    <span className={cx(styles.root, className)} role={live ? 'status' : undefined}>
      <span aria-hidden className={styles.dot} />
      <span>{children}</span>
    </span>
  );
};
