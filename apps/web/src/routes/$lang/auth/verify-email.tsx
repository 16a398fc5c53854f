import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../../../i18n/page-title.ts';
import { m } from '../../../paraglide/messages.js';
import { VerifyEmailScreen } from '../../../screens/sign-in/verify-email-screen.tsx';

export const Route = createFileRoute('/$lang/auth/verify-email')({
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
  },
  loader: async ({ context, params }) => {
    const { account } = (await context.api()).queries;
    const verification = await account.verification.fetch(undefined, { staleTime: 0 });
    if (verification.emailReleased) throw redirect({ to: '/$lang/app/account', params });
  },
  head: () => ({ meta: [pageTitle(m.verify_email_title())] }),
  component: VerifyEmailScreen,
});
