import { buttonClass, Card, SettingsList, SettingsRow, StatusDot, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { NameRow } from './name-row.tsx';
import { PasswordRow } from './password-row.tsx';

/** Who the account belongs to, and its plan. */
export const AccountDetails = () => {
  const { data } = trpc.account.mine.useQuery();
  if (!data) return null;
  const params = { lang: getLocale() };
  return (
    <Card>
      <SettingsList>
        <NameRow firstName={data.firstName} lastName={data.lastName} />
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
