import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ApiProvider } from '../../../api/api-provider.tsx';

export const Route = createFileRoute('/$lang/auth')({
  beforeLoad: ({ context: { session }, location, params }) => {
    const waitsForCode = location.pathname.endsWith('/verify-email');
    if (session && !(waitsForCode && !session.emailVerified)) {
      throw redirect({ to: '/$lang/app/dashboard', params });
    }
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
