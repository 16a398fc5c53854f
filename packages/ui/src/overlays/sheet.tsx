import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { sheet } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { X } from '../icons.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The accessible name of the cross. */
  closeLabel: string;
  /** `below` is nearest to a thumb; `end` leaves the page visible. */
  from?: 'below' | 'end';
  children: ReactNode;
  /** Shown at the bottom, under a line. */
  footer?: ReactNode;
  /** Where focus goes on closing; defaults to what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** A panel that slides in from an edge of the screen, such as a list to choose from. */
export const Sheet = (props: SheetProps) => {
  const { open, onOpenChange, title, closeLabel, from = 'below', children, footer, finalFocus } = props;
  const styles = sheet({ from });
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      lazyMount
      unmountOnExit
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} data-lenis-prevent>
            <div className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger className={styles.close} aria-label={closeLabel}>
                <X aria-hidden size={22} />
              </Ark.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
