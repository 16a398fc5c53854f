import { useStableCallback } from '@palmares/ui';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { ItemSheetProps } from './on-demand/item-sheet.tsx';

const FormContext = createContext<ReactNode>(null);
const Form = () => use(FormContext);
const form = <Form />;

interface SheetOfItemProps extends Omit<ItemSheetProps, 'onAnother' | 'hasAnother'> {
  readonly Sheet: ComponentType<ItemSheetProps>;
  /** Closes this item and opens a new one; absent where there is none to add. */
  readonly onAnother: (() => void) | undefined;
}

/** The sheet of an open item. A key typed in its form, which reaches it through a context, does not render the sheet. */
export const SheetOfItem = ({
  Sheet,
  onClose,
  onDone,
  onAnother,
  finalFocus,
  children,
  ...shown
}: SheetOfItemProps) => (
  <FormContext value={children}>
    <Sheet
      {...shown}
      hasAnother={onAnother !== undefined}
      onClose={useStableCallback(onClose)}
      onDone={useStableCallback(onDone)}
      onAnother={useStableCallback(() => onAnother?.())}
      finalFocus={useStableCallback(finalFocus)}
    >
      {form}
    </Sheet>
  </FormContext>
);
