import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ApiProvider } from '../../../api/api-provider.tsx';
import { protect } from '../../../screens/sign-in/protect.ts';

export const Route = createFileRoute('/$lang/auth')({
  beforeLoad: ({ context: { session }, location, params }) => {
    const at = (page: string) => location.pathname.endsWith(`/${page}`);
    if (at('new-password')) return;
    const belongs =
      session && ((at('verify-email') && !session.emailVerified) || (at('new-terms') && !session.termsAccepted));
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
