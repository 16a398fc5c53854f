import { ConfirmDialog } from '@palmares/ui';
import { useBlocker } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';

/** Asks before a page is left on which a file is on its way. Words stay in memory while the athlete navigates. */
export const FileWarning = () => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: false,
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
