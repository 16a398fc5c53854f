import { Card, SettingsList } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { EmailRow } from './email-row.tsx';
import { NameRow } from './name-row.tsx';
import { PasscodeRow } from './passcode-row.tsx';
import { PasswordRow } from './password-row.tsx';

/** The account's name, email, password and passcode. */
export const AccountDetails = () => {
  const { data, dataUpdatedAt } = trpc.account.mine.useQuery();
  if (!data) return null;
  return (
    <Card>
      <SettingsList>
        <NameRow firstName={data.firstName} lastName={data.lastName} />
        <EmailRow account={data} answeredAt={dataUpdatedAt} />
        <PasswordRow email={data.email} />
        {data.hasPasscode || data.plan === 'athlete' ? <PasscodeRow hasPasscode={data.hasPasscode} /> : null}
      </SettingsList>
    </Card>
  );
};
