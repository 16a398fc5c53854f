import { createFileRoute } from '@tanstack/react-router';
import { answerResetRequestForm } from '../../../api/account/account-forms.server.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { refusedSearch } from '../../../api/forms/no-cookies.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { ResetPasswordScreen } from '../../../screens/sign-in/reset-password-screen.tsx';

export const Route = createFileRoute('/$lang/auth/reset-password')({
  server: { handlers: { POST: withErrorLogging(answerResetRequestForm) } },
  validateSearch: refusedSearch,
  loader: () => takeFormAnswer('reset-password'),
  head: () => ({ meta: [pageTitle(m.reset_password_title())] }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  return <ResetPasswordScreen answer={Route.useLoaderData()} />;
}
