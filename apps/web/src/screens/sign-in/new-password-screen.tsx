import { buttonClass, PageHeader } from '@palmares/ui';
import { useState } from 'react';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface NewPasswordScreenProps {
  readonly token: string;
  /** True if the link could be used when the page was opened. */
  readonly live: boolean;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

/** Its links load new documents, because the session may have ended. */
export const NewPasswordScreen = ({ token, live, answer }: NewPasswordScreenProps) => {
  const posted = postedProblem(answer);
  const opened = live ? 'asking' : 'invalid';
  const [state, setState] = useState<'asking' | 'invalid' | 'done'>(answer && !posted ? 'done' : opened);
  useScreen(state);
  return (
    <AuthFrame needsScript={false}>
      {state === 'asking' ? (
        <>
          <PageHeader title={m.new_password_title()} lead={m.new_password_lead()} />
          <NewPasswordForm
            token={token}
            posted={posted}
            onDone={() => setState('done')}
            onInvalid={() => setState('invalid')}
          />
        </>
      ) : null}
      {state === 'invalid' ? (
        <>
          <PageHeader title={refusalWords({ code: 'reset_link_invalid' })} lead={m.new_password_invalid_lead()} />
          <a href={`/${getLocale()}/auth/reset-password`} className={buttonClass({ width: 'full' })}>
            {m.new_password_again()}
          </a>
        </>
      ) : null}
      {state === 'done' ? (
        <>
          <PageHeader title={m.new_password_done_title()} lead={m.new_password_done_lead()} />
          <a href={`/${getLocale()}/auth`} className={buttonClass({ width: 'full' })}>
            {m.log_in_submit()}
          </a>
        </>
      ) : null}
    </AuthFrame>
  );
};
