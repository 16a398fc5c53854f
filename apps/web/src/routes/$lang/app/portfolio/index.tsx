import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang/app/portfolio/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/app/portfolio/edit', params });
  },
});
