import { cx } from '@palmares/ui/styled-system/css';
import { timeline } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface TimelineProps {
  /** Accessible name of the list, saying what the entries are about. */
  label: string;
  /** `TimelineEntry`s, in order. */
  children: ReactNode;
  className?: string | undefined;
}

/** An ordered list of dated entries. */
export const Timeline = ({ label, children, className }: TimelineProps) => (
  <ol aria-label={label} className={cx(timeline().root, className)}>
    {children}
  </ol>
);

export interface TimelineEntryProps {
  /** The time as displayed: a year, a season, a day. */
  when: ReactNode;
  /** `when` in machine-readable form: `2025`, `2025-09`, `2025-09-14T10:32Z`. */
  dateTime?: string | undefined;
  title?: ReactNode;
  /** Shown under the title, such as a place or an organization. */
  aside?: ReactNode;
  /** The title's heading level. */
  level?: 2 | 3 | 4;
  /** True for the entry that is happening now. */
  current?: boolean;
  children?: ReactNode;
}

export const TimelineEntry = (props: TimelineEntryProps) => {
  const { when, dateTime, title, aside, level = 3, current = false, children } = props;
  const styles = timeline();
  const Title = `h${level}` as const;
  return (
    <li className={styles.entry} data-current={current || undefined}>
      <time dateTime={dateTime} className={styles.when}>
        {when}
      </time>
      <span aria-hidden className={styles.dot} />
      <div className={styles.body}>
        {title === undefined ? null : (
          <div>
            <Title className={styles.title}>{title}</Title>
            {aside === undefined ? null : <p className={styles.aside}>{aside}</p>}
          </div>
        )}
        {children}
      </div>
    </li>
  );
};
