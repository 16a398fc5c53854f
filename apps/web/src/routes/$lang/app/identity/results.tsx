import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../i18n/page-title.ts';
import { m } from '../../../../paraglide/messages.js';
import { ResultsScreen } from '../../../../screens/identity-results/results-screen.tsx';

export const Route = createFileRoute('/$lang/app/identity/results')({
  loader: async ({ context }) => (await context.api()).queries.identity.results.fetch(undefined, { staleTime: 0 }),
  head: () => ({ meta: [pageTitle(m.results_title())] }),
  component: ResultsScreen,
});
