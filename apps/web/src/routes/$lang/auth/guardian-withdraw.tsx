import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianWithdrawScreen } from '../../../screens/guardian/guardian-withdraw-screen.tsx';
import { mailedToken } from '../../../screens/sign-in/mailed-token.ts';

export const Route = createFileRoute('/$lang/auth/guardian-withdraw')({
  validateSearch: mailedToken,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) =>
    (await context.api()).queries.guardian.withdrawalPage.fetch(deps, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.guardian_withdraw_title())] }),
  component: GuardianWithdraw,
});

function GuardianWithdraw() {
  const { token = '' } = Route.useSearch();
  return <GuardianWithdrawScreen token={token} page={Route.useLoaderData()} />;
}
