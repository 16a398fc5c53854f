import { ConfirmDialog } from '@palmares/ui';
import { useLeaveQuestion } from '../../browser/use-leave-question.ts';
import { m } from '../../paraglide/messages.js';

/** Asks before a page is left on which a file is on its way. Words stay in memory while the athlete navigates. */
export const FileWarning = () => (
  <ConfirmDialog
    {...useLeaveQuestion(true)}
    title={m.file_leave_title()}
    description={m.file_leave_text()}
    confirmLabel={m.file_leave_confirm()}
    cancelLabel={m.file_leave_cancel()}
  />
);
