import { createFileRoute, redirect } from '@tanstack/react-router';
import { answerVerifyEmailForm } from '../../../api/account/account-forms.server.ts';
import { takeFormAnswer } from '../../../api/forms/form-answer.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { VerifyEmailScreen } from '../../../screens/sign-in/verify-email-screen.tsx';

export const Route = createFileRoute('/$lang/auth/verify-email')({
  server: { handlers: { POST: withErrorLogging(answerVerifyEmailForm) } },
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
    return { session };
  },
  loader: async ({ context, params }) => {
    const { account } = (await context.api()).queries;
    const verification = await account.verification.fetch(undefined, { staleTime: 0 });
    if (verification.emailReleased) throw redirect({ to: '/$lang/app/account', params });
    return takeFormAnswer('verify-email');
  },
  head: () => ({ meta: [pageTitle(m.verify_email_title())] }),
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  const { session } = Route.useRouteContext();
  return <VerifyEmailScreen athleteId={session.athleteId} answer={Route.useLoaderData()} />;
}
