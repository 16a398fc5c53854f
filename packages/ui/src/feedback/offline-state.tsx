import { offlineState } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

export interface OfflineStateProps {
  /** A drawing in `currentColor`. */
  picture?: ReactNode;
  title: ReactNode;
  /** Says that nothing is lost, and what to do. */
  text: ReactNode;
  retry: { label: ReactNode; onPress: () => void; isPending?: boolean };
  /** A button or a link for something to do meanwhile. */
  action?: ReactNode;
  /** The title's heading level; use 1 if nothing else is on the page. */
  level?: 1 | 2 | 3;
}

/** Replaces a page or a part that could not be loaded without a connection. */
export const OfflineState = ({ picture, title, text, retry, action, level = 2 }: OfflineStateProps) => {
  const styles = offlineState();
  const Title = `h${level}` as const;
  return (
    <div role="status" className={styles.root}>
      {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <Button variant="outline" loading={retry.isPending} onClick={retry.onPress}>
          {retry.label}
        </Button>
        {action}
      </div>
    </div>
  );
};
