import { createFileRoute } from '@tanstack/react-router';
import { mailedToken } from '../../../addresses/mailed-token.ts';
import { answerNewPasswordForm } from '../../../api/account/account-forms.server.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { refusedSearch } from '../../../api/forms/no-cookies.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { NewPasswordScreen } from '../../../screens/sign-in/new-password-screen.tsx';

export const Route = createFileRoute('/$lang/auth/new-password')({
  server: { handlers: { POST: withErrorLogging(answerNewPasswordForm) } },
  validateSearch: (search: Record<string, unknown>) => ({ ...mailedToken(search), ...refusedSearch(search) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: async ({ context, deps }) => ({
    ...(await (await context.api()).queries.account.resetLink.fetch(deps, { staleTime: 0 })),
    answer: takeFormAnswer('new-password'),
  }),
  head: () => ({ meta: [pageTitle(m.new_password_title())] }),
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const { token = '' } = Route.useSearch();
  const { live, answer } = Route.useLoaderData();
  return <NewPasswordScreen token={token} live={live} answer={answer} />;
}
