import { Page, PageHeader } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { AccountDetails } from './account-details.tsx';
import { AccountPlan } from './account-plan.tsx';
import { AccountSettings } from './account-settings.tsx';
import { Agreements } from './agreements.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { HelpLinks } from './help-links.tsx';
import { SessionList } from './session-list.tsx';
import { SupportLooks } from './support-looks.tsx';

const whereNoRail = css({ lg: { display: 'none' } });

interface AccountScreenProps {
  /** Shown where the frame has none: logging out belongs to the frame. */
  readonly logOut: ReactNode;
}

export const AccountScreen = ({ logOut }: AccountScreenProps) => (
  <Page width="work">
    <PageHeader title={m.account_title()} />
    <div className={stack({ gap: '12' })}>
      <AccountDetails />
      <AccountPlan />
      <AccountSettings />
      <SessionList />
      <SupportLooks />
      <HelpLinks />
      <Agreements />
      <DeleteAccount />
      <div className={whereNoRail}>{logOut}</div>
    </div>
  </Page>
);
