import { buttonClass, Card, Page, PageHeader, SettingsList, SettingsRow, StatusDot, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const whereNoRail = css({ lg: { display: 'none' } });

interface AccountScreenProps {
  /** Shown where the frame has none: logging out belongs to the frame. */
  readonly logOut: ReactNode;
}

export const AccountScreen = ({ logOut }: AccountScreenProps) => {
  const { data } = trpc.account.mine.useQuery();
  if (!data) return null;
  const params = { lang: getLocale() };
  const verified = data.emailVerified;
  return (
    <Page width="work">
      <PageHeader title={m.account_title()} />
      <Card>
        <SettingsList>
          <SettingsRow label={m.account_name_label()}>{`${data.firstName} ${data.lastName}`}</SettingsRow>
          <SettingsRow
            label={m.account_email_label()}
            action={
              verified ? (
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
          <SettingsRow label={m.account_language_label()}>{m.language_name()}</SettingsRow>
        </SettingsList>
      </Card>
      <div className={whereNoRail}>{logOut}</div>
    </Page>
  );
};
