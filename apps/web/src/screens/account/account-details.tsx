import { Card, SettingsList, SettingsRow, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { EmailRow } from './email-row.tsx';
import { NameRow } from './name-row.tsx';
import { PasswordRow } from './password-row.tsx';

/** Who the account belongs to, and its plan. */
export const AccountDetails = () => {
  const { data, dataUpdatedAt } = trpc.account.mine.useQuery();
  if (!data) return null;
  const params = { lang: getLocale() };
  return (
    <Card>
      <SettingsList>
        <NameRow firstName={data.firstName} lastName={data.lastName} />
        <EmailRow account={data} answeredAt={dataUpdatedAt} />
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
