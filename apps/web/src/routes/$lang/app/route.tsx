import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/app')({
  beforeLoad: ({ context: { session }, location, params }) => {
    if (!session) throw redirect({ to: '/$lang/auth', params, search: { next: location.href } });
    return { session };
  },
  component: Outlet,
});
