import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ApiProvider } from '../../../api/api-provider.tsx';
import { protect } from '../../../screens/sign-in/protect.ts';

export const Route = createFileRoute('/$lang/auth')({
  beforeLoad: ({ context: { session }, location, params }) => {
    const waitsForCode = location.pathname.endsWith('/verify-email');
    protect(session && !(waitsForCode && !session.emailVerified), () =>
      redirect({ to: '/$lang/app/dashboard', params }),
    );
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
