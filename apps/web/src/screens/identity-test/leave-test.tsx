import { IconButton, X } from '@palmares/ui';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useQuestion } from './use-question.ts';

/** The way out, which asks first: the time goes on. So does the browser's own way back. */
export const LeaveTest = ({ asks }: { readonly asks: boolean }) => {
  const navigate = useNavigate();
  const { Question, ask } = useQuestion();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => asks && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => {
    if (status === 'blocked') ask(() => proceed());
  }, [status, ask, proceed]);
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
          open={status === 'blocked'}
          onOpenChange={(open) => {
            if (!open) reset?.();
          }}
          tone="default"
          title={m.identity_test_leave_title()}
          description={m.identity_test_leave_text()}
          confirmLabel={m.identity_test_leave_confirm()}
          cancelLabel={m.identity_test_leave_stay()}
          onConfirm={() => proceed?.()}
        />
      ) : null}
    </>
  );
};
