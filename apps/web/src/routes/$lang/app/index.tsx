import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/app/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/app/dashboard', params, replace: true });
  },
});
