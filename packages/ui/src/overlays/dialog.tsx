import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { dialog } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, type RefObject, useRef } from 'react';
import { X } from '../icons.ts';
import { firstField } from './first-field.ts';
import { NoticePlace } from './notice-place.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, with the main one last. */
  footer?: ReactNode;
  /** The accessible name of the cross; without it there is no cross. */
  closeLabel?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Defaults to the first field, or to the panel itself, so that a long text is read from its top. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Returns the element to focus on closing, for a panel that removes its trigger; null for the trigger. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** A modal panel, at the bottom of a phone and in the middle of a wide screen. Traps the focus and then returns it. */
export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange, title, description, children, footer, closeLabel, size = 'md', role = 'dialog' } = props;
  const { initialFocus, finalFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  const styles = dialog({ size });
  const hasBody = children !== undefined && children !== null && children !== false;
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      unmountOnExit
      initialFocusEl={() => initialFocus?.current ?? firstField(panel.current) ?? panel.current}
      {...(finalFocus === undefined ? {} : { finalFocusEl: finalFocus })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={panel} className={styles.content} data-lenis-prevent>
            <div className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {description === undefined ? null : (
                <Ark.Description className={styles.description}>{description}</Ark.Description>
              )}
            </div>
            {hasBody ? <div className={styles.body}>{children}</div> : null}
            <NoticePlace open={open} />
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
            {closeLabel === undefined ? null : (
              <Ark.CloseTrigger className={styles.close} aria-label={closeLabel}>
                <X aria-hidden size={22} />
              </Ark.CloseTrigger>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
