import { Button, buttonClass, Card, SettingsList, SettingsRow, StatusDot, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** A link by mail, as for a forgotten password: it proves that the mailbox is the athlete's, too. */
const PasswordRow = ({ email }: { readonly email: string }) => {
  const send = useSubmission(trpc.account.requestPasswordReset.useMutation());
  const [sent, setSent] = useState(false);
  const failed = send.problem && ({ kind: 'failed', words: send.problem.words } as const);
  const saved = sent && ({ kind: 'saved', words: m.account_password_sent({ email }) } as const);
  return (
    <SettingsRow
      label={m.account_password_label()}
      state={failed || saved || undefined}
      action={
        <Button
          variant="outline"
          size="sm"
          loading={send.isPending}
          onClick={async () => setSent((await send.send({ email })).ok)}
        >
          {m.account_password_send()}
        </Button>
      }
    >
      {m.account_password_hint()}
    </SettingsRow>
  );
};

/** Who the account belongs to, and its plan. */
export const AccountDetails = () => {
  const { data } = trpc.account.mine.useQuery();
  if (!data) return null;
  const params = { lang: getLocale() };
  return (
    <Card>
      <SettingsList>
        <SettingsRow label={m.account_name_label()}>{`${data.firstName} ${data.lastName}`}</SettingsRow>
        <SettingsRow
          label={m.account_email_label()}
          action={
            data.emailVerified ? (
              <StatusDot tone="success">{m.account_email_verified()}</StatusDot>
            ) : (
              <Link
                to="/$lang/auth/verify-email"
                params={params}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {m.account_verify()}
              </Link>
            )
          }
        >
          {data.email}
        </SettingsRow>
        <PasswordRow email={data.email} />
        <SettingsRow
          label={m.account_plan_label()}
          action={
            <Link to="/$lang/app/athlete-plan" params={params} className={textLink({ standing: 'alone' })}>
              {m.account_plan_link()}
            </Link>
          }
        >
          {data.plan === 'athlete' ? m.account_plan_athlete() : m.account_plan_free()}
        </SettingsRow>
      </SettingsList>
    </Card>
  );
};
