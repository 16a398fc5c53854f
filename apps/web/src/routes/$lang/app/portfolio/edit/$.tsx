import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects an address of no section, such as a renamed one, to the Overview. */
export const Route = createFileRoute('/$lang/app/portfolio/edit/$')({
  beforeLoad: ({ params: { lang } }) => {
    throw redirect({ to: '/$lang/app/portfolio/edit', params: { lang }, replace: true });
  },
});
