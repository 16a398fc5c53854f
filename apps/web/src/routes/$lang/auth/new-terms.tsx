import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeNextPath } from '../../../api/account/next-path.ts';
import { LogOutButton } from '../../../frame/navigation/log-out-button.tsx';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { NewTermsScreen } from '../../../screens/new-terms/new-terms-screen.tsx';

export const Route = createFileRoute('/$lang/auth/new-terms')({
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNextPath(search.next),
  }),
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
  },
  loader: async ({ context }) => (await context.api()).client.account.newTerms.query(),
  head: () => ({ meta: [pageTitle(m.new_terms_title())] }),
  component: NewTerms,
});

function NewTerms() {
  const { next } = Route.useSearch();
  return <NewTermsScreen {...Route.useLoaderData()} next={next} logOut={<LogOutButton variant="outline" />} />;
}
