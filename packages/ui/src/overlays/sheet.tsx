import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { sheet } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useRef } from 'react';
import { X } from '../icons.ts';
import { firstField } from './first-field.ts';
import { NoticePlace } from './notice-place.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useSwipe } from './use-swipe.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The accessible name of the cross. */
  closeLabel: string;
  /** `below` is closest to the thumb; `end` leaves the page visible. */
  from?: 'below' | 'end';
  children: ReactNode;
  /** Pinned at the bottom, below a line. */
  footer?: ReactNode;
  /** Returns the element to focus on closing; defaults to the one that had the focus before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * A panel that slides in from an edge of the screen, such as a list to choose from or a form. Focuses its first field.
 * From below, its head can be swiped down to close it.
 */
export const Sheet = (props: SheetProps) => {
  const { open, onOpenChange, title, closeLabel, from = 'below', children, footer, finalFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useBackCloses(open, close);
  const swipe = useSwipe(close, { toward: 'below', moving: (head) => head.parentElement ?? head });
  const styles = sheet({ from });
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      lazyMount
      unmountOnExit
      initialFocusEl={() => firstField(panel.current)}
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={panel} className={styles.content} data-lenis-prevent>
            <div className={styles.head} {...(from === 'below' ? swipe : {})}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger className={styles.close} aria-label={closeLabel}>
                <X aria-hidden size={22} />
              </Ark.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            <NoticePlace open={open} />
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
