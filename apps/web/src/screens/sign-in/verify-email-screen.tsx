import { Button, Field, PageHeader, PinInput, StatusDot, textLink, useHydrated } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { ACCOUNT_FIELD } from '../../api/transport/named-account.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { InboxDrawing } from '../../drawings/empty/inbox.tsx';
import { refusalWords } from '../../notices/refusal-words.ts';
import { toasts } from '../../notices/toasts.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { formLayout } from './form-layout.ts';
import { ResendCode } from './resend-code.tsx';

const POLL = 2000;
const DIGITS = 6;

const mailStates = {
  queued: { tone: 'busy', words: m.verify_email_state_queued },
  sent: { tone: 'success', words: m.verify_email_state_sent },
  failed: { tone: 'danger', words: m.verify_email_state_failed },
} as const;

interface VerifyEmailScreenProps {
  readonly athleteId: string;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

export const VerifyEmailScreen = ({ athleteId, answer }: VerifyEmailScreenProps) => {
  const verification = trpc.account.verification.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.mail?.state === 'queued' ? POLL : false),
  });
  const verify = useSubmission(trpc.account.verifyEmail.useMutation(), postedProblem(answer));
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const check = async (complete: string) => {
    if (verify.isPending) return;
    const sent = await verify.send({ code: complete });
    if (sent.ok) {
      toasts.show({ title: m.verify_email_done() });
      return window.location.assign(`/${getLocale()}/app/dashboard`);
    }
    setCode('');
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === DIGITS) return check(code);
    verify.setProblem({ words: refusalWords({ code: 'six_digits' }) });
    field.current?.focus();
  };

  const mail = verification.data?.mail;
  const state = mailStates[mail?.state ?? 'queued'];
  return (
    <AuthFrame needsScript={false}>
      <PageHeader
        above={<InboxDrawing size={120} flush />}
        title={m.verify_email_title()}
        lead={m.verify_email_lead({ email: verification.data?.email ?? '' })}
      />
      <form method="post" noValidate={useHydrated()} className={formLayout.form} onSubmit={submit}>
        <input type="hidden" name={ACCOUNT_FIELD} value={athleteId} />
        <StatusDot tone={state.tone} live>
          {state.words()}
        </StatusDot>
        <Field label={m.verify_email_code_label()} hint={m.verify_email_code_hint()} error={verify.problem?.words}>
          <PinInput required ref={field} name="code" value={code} onValueChange={setCode} onComplete={check} />
        </Field>
        <Button type="submit" width="full" loading={verify.isPending}>
          {m.verify_email_submit()}
        </Button>
        <ResendCode resendInSeconds={mail?.resendInSeconds ?? 0} answeredAt={verification.dataUpdatedAt} />
        <ReadingLink newTab to="faqs#no-code" words={m.reading_no_code} />
      </form>
      <p>
        <Link to="/$lang/app/dashboard" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.verify_email_later()}
        </Link>
      </p>
    </AuthFrame>
  );
};
