import { emptyState } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** A drawing in `currentColor`. */
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** The title's heading level; use 1 if nothing else is on the page. */
  level?: 1 | 2 | 3;
}

/** Shows that there is nothing yet, and offers the first thing to do. */
export const EmptyState = ({ picture, title, text, action, level = 2 }: EmptyStateProps) => {
  const styles = emptyState();
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
