import { Banner, Button, Page, PageHeader, textLink } from '@palmares/ui';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';

interface GuardianWithdrawScreenProps {
  readonly token: string;
  readonly state: 'request' | 'later_request' | 'account' | 'withdrawn' | 'invalid';
}

const asking = {
  request: {
    title: m.guardian_withdraw_request_title,
    lead: m.guardian_withdraw_request_lead,
    submit: m.guardian_withdraw_request_submit,
  },
  later_request: {
    title: m.guardian_withdraw_request_title,
    lead: m.guardian_withdraw_again_request_lead,
    submit: m.guardian_withdraw_request_submit,
  },
  account: { title: m.guardian_withdraw_title, lead: m.guardian_withdraw_lead, submit: m.guardian_withdraw_submit },
} as const;

const ended = {
  request: { title: m.guardian_withdraw_request_done_title, lead: m.guardian_withdraw_request_done_lead },
  later_request: { title: m.guardian_withdraw_request_done_title, lead: m.guardian_withdraw_request_done_lead },
  account: { title: m.guardian_withdraw_done_title, lead: m.guardian_withdraw_done_lead },
  withdrawn: { title: m.guardian_withdraw_done_title, lead: m.guardian_withdraw_done_lead },
  invalid: { title: () => refusalWords({ code: 'guardian_link_invalid' }), lead: m.guardian_withdraw_invalid_lead },
} as const;

/** Nothing happens until the button is pressed: programs that scan mails open their links. */
export const GuardianWithdrawScreen = ({ token, state }: GuardianWithdrawScreenProps) => {
  const withdraw = useSubmission(trpc.guardian.withdraw.useMutation());
  const [isDone, setDone] = useState(false);
  useScreen(isDone ? 'done' : state);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!withdraw.isPending && (await withdraw.send({ token })).ok) setDone(true);
  };
  if (isDone || state === 'withdrawn' || state === 'invalid') {
    const { title, lead } = ended[state];
    return (
      <Page width="form">
        <PageHeader title={title()} lead={lead()} />
        {state === 'request' || state === 'later_request' ? null : (
          <p>
            {state === 'invalid' ? null : `${m.guardian_withdraw_erase()} `}
            <a href={supportMail} className={textLink()}>
              {supportAddress}
            </a>
          </p>
        )}
      </Page>
    );
  }
  const { title, lead, submit: words } = asking[state];
  return (
    <Page width="form">
      <PageHeader title={title()} lead={lead()} />
      <form method="post" className={formLayout.form} onSubmit={submit}>
        {withdraw.problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {withdraw.problem.words}
          </Banner>
        )}
        <Button type="submit" width="full" needsScript loading={withdraw.isPending}>
          {words()}
        </Button>
      </form>
    </Page>
  );
};
