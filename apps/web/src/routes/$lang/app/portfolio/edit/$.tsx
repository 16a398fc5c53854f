import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address of no section, for example of one that had another name, leads to the Overview. */
export const Route = createFileRoute('/$lang/app/portfolio/edit/$')({
  beforeLoad: ({ params: { lang } }) => {
    throw redirect({ to: '/$lang/app/portfolio/edit', params: { lang }, replace: true });
  },
});
