import { Button, Sheet } from '@palmares/ui';
import { memo, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import * as styles from '../item-row.styles.ts';

export interface ItemSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** True only for a new item of a list that is not full. */
  readonly hasAnother: boolean;
  readonly onAnother: () => void;
  /** Why the form stays open, if it does. */
  readonly note: string | null;
  readonly finalFocus: () => HTMLElement | null;
  /** The form. */
  readonly children: ReactNode;
}

/** An item's form on a phone. Everything typed is in the draft already, so that each way to close it keeps the words. */
export const ItemSheet = memo(
  ({ open, title, onClose, onDone, hasAnother, onAnother, note, finalFocus, children }: ItemSheetProps) => (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      closeLabel={m.list_close()}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={onDone}>{m.list_done()}</Button>
          {hasAnother ? (
            <Button variant="outline" onClick={onAnother}>
              {m.list_another()}
            </Button>
          ) : null}
          <span role="alert" className={styles.emptyForm}>
            {note}
          </span>
        </>
      }
    >
      {children}
    </Sheet>
  ),
);
