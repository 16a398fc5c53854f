import { createFileRoute } from '@tanstack/react-router';
import { KeptPage } from '../../islands/kept-page.tsx';
import { unsentFaqs } from '../../site/faqs/unsent-faqs.tsx';
import { Reading } from '../../site/reading.tsx';
import { searchIslands } from '../../site/search/search-island.tsx';
import { searchQuery } from '../../site/search/search-query.ts';

export const Route = createFileRoute('/$lang/faqs')({
  validateSearch: searchQuery,
  loaderDeps: ({ search: { q } }) => ({ q }),
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ deps: { q = '' } }) => unsentFaqs(q),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Faqs,
});

function Faqs() {
  return (
    <Reading>
      <KeptPage page={Route.useLoaderData().page} islands={searchIslands} />
    </Reading>
  );
}
