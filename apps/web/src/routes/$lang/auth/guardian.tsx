import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { GuardianScreen } from '../../../screens/guardian/guardian-screen.tsx';
import { mailedToken } from '../../../screens/sign-in/mailed-token.ts';

export const Route = createFileRoute('/$lang/auth/guardian')({
  validateSearch: mailedToken,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => (await context.api()).queries.guardian.page.fetch(deps, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.guardian_page_title())] }),
  component: GuardianPage,
});

function GuardianPage() {
  const { token = '' } = Route.useSearch();
  return <GuardianScreen token={token} page={Route.useLoaderData()} />;
}
