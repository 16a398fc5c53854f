import { createFileRoute } from '@tanstack/react-router';
import { LogOutButton } from '../../../frame/navigation/log-out-button.tsx';
import { pageTitle } from '../../../i18n/page-title.ts';
import { LOG_OUT_HASH } from '../../../page/frame/log-out-address.ts';
import { m } from '../../../paraglide/messages.js';
import { AccountScreen } from '../../../screens/account/account-screen.tsx';

export const Route = createFileRoute('/$lang/app/account')({
  loader: async ({ context }) => {
    const { account, openings, plan } = (await context.api()).queries;
    await Promise.all(
      [
        account.mine,
        account.sessions,
        account.supportLooks,
        account.deletion,
        account.dataExport,
        openings.mails,
        plan.mine,
      ].map((query) => query.fetch(undefined, { staleTime: 0 })),
    );
  },
  head: () => ({ meta: [pageTitle(m.navigation_account())] }),
  component: Account,
});

function Account() {
  return <AccountScreen logOut={<LogOutButton variant="outline" opensAt={LOG_OUT_HASH} />} />;
}
