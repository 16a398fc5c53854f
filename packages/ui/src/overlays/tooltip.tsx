import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import { tooltip } from '@palmares/ui/styled-system/recipes';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  /** A few words, without a control. Not shown on touch, so the page must say the same elsewhere. */
  text: ReactNode;
  /** One element that accepts a ref, pointer events and the focus, such as `<IconButton>`. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Describes a control while it is hovered or has keyboard focus. Escape closes it. */
export const Tooltip = ({ text, children, placement = 'top' }: TooltipProps) => (
  <Ark.Root
    interactive
    openDelay={350}
    closeDelay={100}
    // A phone may have no room beside a control.
    positioning={{ placement, gutter: 8, overflowPadding: 8, flip: ['top', 'bottom', 'right', 'left'] }}
    lazyMount
    unmountOnExit
  >
    <Ark.Trigger asChild>{children}</Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={tooltip().content}>{text}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
);
