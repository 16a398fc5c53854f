import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/app/identity/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/app/identity/results', params, replace: true });
  },
});
