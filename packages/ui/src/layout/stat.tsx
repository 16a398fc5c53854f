import { cx } from '@palmares/ui/styled-system/css';
import { stat } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface StatListProps {
  label: string;
  /** One or more `Stat`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** Numbers side by side, as many in a line as fit. */
export const StatList = ({ label, children, className }: StatListProps) => (
  <dl aria-label={label} className={cx(stat().list, className)}>
    {children}
  </dl>
);

export interface StatProps {
  /** The number, formatted for the reader's language. */
  value: ReactNode;
  /** The unit, kept on the line of the number. */
  unit?: ReactNode;
  label: ReactNode;
  size?: 'md' | 'lg';
}

/** A number with its unit and a label. Goes in a `StatList`. */
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
