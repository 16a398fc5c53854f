import { ConfirmDialog } from '@palmares/ui';
import { useBlocker } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';

/** Asks before the page is left. Rendered while something is being uploaded. */
export const LeaveWarning = () => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: true,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) reset?.();
      }}
      title={m.file_leave_title()}
      description={m.file_leave_text()}
      confirmLabel={m.file_leave_confirm()}
      cancelLabel={m.file_leave_cancel()}
      onConfirm={() => proceed?.()}
    />
  );
};
