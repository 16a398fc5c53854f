import { IconButton, X } from '@palmares/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLeaveQuestion } from '../../browser/use-leave-question.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useQuestion } from './use-question.ts';

/** Asks before leaving, because the clock keeps running. Also guards the Back button. */
export const LeaveTest = ({ asks }: { readonly asks: boolean }) => {
  const navigate = useNavigate();
  const { Question, ask } = useQuestion();
  const leaving = useLeaveQuestion(asks);
  const { open, onConfirm } = leaving;
  useEffect(() => {
    // If the dialog cannot load, leave without asking.
    if (open) ask(onConfirm);
  }, [open, ask, onConfirm]);
  return (
    <>
      <IconButton
        label={m.identity_test_leave()}
        onClick={() => navigate({ to: '/$lang/app/dashboard', params: { lang: getLocale() } })}
      >
        <X aria-hidden size={22} />
      </IconButton>
      {Question ? (
        <Question
          {...leaving}
          tone="cautious"
          title={m.identity_test_leave_title()}
          description={m.identity_test_leave_text()}
          confirmLabel={m.identity_test_leave_confirm()}
          cancelLabel={m.identity_test_leave_stay()}
        />
      ) : null}
    </>
  );
};
