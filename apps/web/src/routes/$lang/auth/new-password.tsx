import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { mailedToken } from '../../../screens/sign-in/mailed-token.ts';
import { NewPasswordScreen } from '../../../screens/sign-in/new-password-screen.tsx';

export const Route = createFileRoute('/$lang/auth/new-password')({
  validateSearch: mailedToken,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => (await context.api()).queries.account.resetLink.fetch(deps, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.new_password_title())] }),
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const { token = '' } = Route.useSearch();
  const { live } = Route.useLoaderData();
  return <NewPasswordScreen token={token} live={live} />;
}
