import { Banner, Button, buttonClass, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { ACTION_FIELD } from '../../api/guardian/guardian-form-fields.ts';
import { useAction } from '../../api/use-submission.ts';
import { TwoPhonesDrawing } from '../../drawings/two-phones.tsx';
import { endDayWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { messageAddress } from './guardian-message.ts';

const steps = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingInlineStart: '6',
  listStyle: 'decimal',
});

const titles = {
  asked: m.guardian_asked_title,
  agreed_once: m.guardian_asked_once_title,
  agreed: m.guardian_asked_agreed_title,
} as const;

const leads = {
  asked: m.guardian_asked_lead,
  agreed_once: m.guardian_asked_once_lead,
  agreed: m.guardian_asked_agreed_lead,
} as const;

interface GuardianAskedProps {
  readonly request: {
    readonly guardianEmail: string;
    readonly expiresAt: Date;
    readonly state: keyof typeof titles;
    /** True if the guardian was sent the link that is next. */
    readonly isMailDue: boolean;
  };
  /** The server's answer to the button that sends the link again, if it was pressed without a script. */
  readonly answer: FormAnswer | null;
}

export const GuardianAsked = ({
  request: { guardianEmail, expiresAt, state, isMailDue },
  answer,
}: GuardianAskedProps) => {
  const remind = useAction(trpc.guardian.remind.useMutation());
  const posted = postedProblem(answer);
  const again = async (event: FormEvent) => {
    event.preventDefault();
    if (remind.isPending) return;
    if ((await remind.run()).ok) toasts.show({ title: m.guardian_asked_sent_again() });
  };
  const message = messageAddress({
    to: guardianEmail,
    subject: m.guardian_message_subject(),
    body: m.guardian_message_body(),
  });
  return (
    <>
      <PageHeader
        above={<TwoPhonesDrawing size={200} flush />}
        title={titles[state]()}
        lead={leads[state]({ email: guardianEmail })}
      />
      {state === 'asked' ? (
        <ol className={steps}>
          {[m.guardian_asked_step_read, m.guardian_asked_step_finish, m.guardian_asked_step_password].map((says) => (
            <li key={says()}>{says()}</li>
          ))}
        </ol>
      ) : null}
      <p className={text({ tone: 'muted' })}>{m.guardian_asked_until({ date: endDayWords(expiresAt) })}</p>
      {posted === undefined ? null : (
        <Banner tone="danger" role="alert">
          {posted.words}
        </Banner>
      )}
      {answer?.done === 'remind' ? (
        <Banner tone="success" role="status">
          {m.guardian_asked_sent_again()}
        </Banner>
      ) : null}
      <div className={formLayout.actions}>
        {state === 'asked' ? (
          <a href={message} className={buttonClass({ width: 'full' })}>
            {m.guardian_asked_mail()}
          </a>
        ) : null}
        {isMailDue ? (
          <form method="post" onSubmit={again}>
            <input type="hidden" name={ACTION_FIELD} value="remind" />
            <Button type="submit" variant="outline" width="full" loading={remind.isPending}>
              {m.guardian_asked_again()}
            </Button>
          </form>
        ) : null}
        {state === 'agreed' ? null : (
          <Link to="." search={{ other: 'true' }} className={buttonClass({ variant: 'ghost', width: 'full' })}>
            {m.guardian_asked_other()}
          </Link>
        )}
      </div>
    </>
  );
};
