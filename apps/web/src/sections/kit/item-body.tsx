import { Button } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import * as styles from './item-row.styles.ts';

interface ItemBodyProps {
  readonly onDone: () => void;
  /** Why the form stays open, if it does. */
  readonly note: string | null;
  /** The form. */
  readonly children: ReactNode;
}

/** An item that is open in its list. */
export const ItemBody = ({ onDone, note, children }: ItemBodyProps) => (
  <>
    {children}
    <div className={styles.foot}>
      <Button variant="outline" onClick={onDone}>
        {m.list_done()}
      </Button>
      <span role="alert" className={styles.emptyForm}>
        {note}
      </span>
    </div>
  </>
);
