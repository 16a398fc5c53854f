import { cx } from '@palmares/ui/styled-system/css';
import { stat } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface StatListProps {
  label: string;
  /** `Stat`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** Numbers side by side, as many to a line as there is room for. */
export const StatList = ({ label, children, className }: StatListProps) => (
  <dl aria-label={label} className={cx(stat().list, className)}>
    {children}
  </dl>
);

export interface StatProps {
  /** Formatted for the reader's language. */
  value: ReactNode;
  /** Kept on the line of the number. */
  unit?: ReactNode;
  label: ReactNode;
  size?: 'md' | 'lg';
}

/** A number with its unit, and what it counts. In a `StatList`. */
export const Stat = ({ value, unit, label, size = 'md' }: StatProps) => {
  const styles = stat({ size });
  return (
    <div className={styles.root}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit === undefined ? null : (
          <span className={styles.unit}>
            {'\u00a0'}
            {unit}
          </span>
        )}
      </dd>
    </div>
  );
};
