import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Explains what will happen and what is kept. */
  description: ReactNode;
  /** The action itself: "Revoke the link", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /** `cautious` makes Cancel the primary button. */
  tone?: 'default' | 'danger' | 'cautious';
  loading?: boolean | undefined;
  finalFocus?: DialogProps['finalFocus'];
  children?: ReactNode;
}

const variants = { default: 'solid', danger: 'danger', cautious: 'outline' } as const;

/** Asks for confirmation of an action that is hard to undo. Focus starts on the cancel button. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, onConfirm, children } = props;
  const { tone = 'danger', loading = false, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      initialFocus={cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} variant={tone === 'cautious' ? 'solid' : 'outline'} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variants[tone]} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
