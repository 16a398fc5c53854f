import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../../i18n/page-title.ts';
import { m } from '../../../../../paraglide/messages.js';
import { entriesQuery } from '../../../../../screens/history/entries-query.ts';
import { HistoryScreen } from '../../../../../screens/history/history-screen.tsx';
import { sectionSearch } from '../../../../../screens/history/section-search.ts';

export const Route = createFileRoute('/$lang/app/portfolio/history/')({
  validateSearch: sectionSearch,
  // Without a dependency on the section, choosing another one keeps the page and the focus.
  loader: async ({ context: { queryClient }, location }) => {
    const { section } = sectionSearch({ ...location.search });
    await queryClient.fetchQuery({ ...entriesQuery(queryClient, section), staleTime: 0 });
  },
  head: () => ({ meta: [pageTitle(m.history_title())] }),
  component: History,
});

function History() {
  return <HistoryScreen section={Route.useSearch().section} />;
}
