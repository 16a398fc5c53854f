import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ApiProvider } from '../../../api/api-provider.tsx';
import { protect } from '../../../screens/sign-in/protect.ts';

/** Pages that links in emails open, with or without a session. */
const mailed = ['new-password', 'finish-sign-up'];

export const Route = createFileRoute('/$lang/auth')({
  beforeLoad: ({ context: { session }, location, params }) => {
    const at = (page: string) => location.pathname.endsWith(`/${page}`);
    if (mailed.some(at)) return;
    const belongs =
      session &&
      ((at('verify-email') && !session.emailVerified) ||
        (at('new-terms') && !session.termsAccepted) ||
        (at('own-consent') && session.ownConsentAsked));
    protect(session && !belongs, () => redirect({ to: '/$lang/app/dashboard', params }));
  },
  component: AuthLayout,
});

function AuthLayout() {
  return (
    <ApiProvider>
      <Outlet />
    </ApiProvider>
  );
}
