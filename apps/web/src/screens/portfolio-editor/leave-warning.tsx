import { ConfirmDialog } from '@palmares/ui';
import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { atRisk } from '../../browser/at-risk.ts';
import { m } from '../../paraglide/messages.js';

/** Asks before a page is left on which a file is on its way. Words stay in memory while the athlete navigates. */
const FileWarning = () => {
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

export const LeaveWarning = () => {
  const isFileAtRisk = useSyncExternalStore(
    atRisk.subscribe,
    () => atRisk.losses().has('file'),
    () => false,
  );
  return isFileAtRisk ? <FileWarning /> : null;
};
