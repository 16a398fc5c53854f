import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { popover } from '@palmares/ui/styled-system/recipes';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { X } from '../icons.ts';

export interface PopoverProps {
  /** The button that opens it: one element that accepts a ref and a press, such as `<Button variant="outline">`. */
  trigger: ReactElement;
  /** Accessible name, saying what the popover is about. */
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** True to start open, for a popover that is loaded on demand. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A few words or controls beside their trigger; the page stays usable. Escape and a press outside close it. */
export const Popover = ({ trigger, title, closeLabel, children, open, onOpenChange }: PopoverProps) => {
  const styles = popover();
  return (
    <Ark.Root
      positioning={{ placement: 'bottom-start', gutter: 8, overflowPadding: 16 }}
      lazyMount
      unmountOnExit
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            <div className={styles.head}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton label={closeLabel} className={styles.close}>
                  <X aria-hidden size={20} />
                </IconButton>
              </Ark.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
