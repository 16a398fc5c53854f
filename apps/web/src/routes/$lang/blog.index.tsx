import { createFileRoute } from '@tanstack/react-router';
import { KeptPage } from '../../islands/kept-page.tsx';
import { unsentBlog } from '../../site/blog/unsent-blog.tsx';
import { searchIslands } from '../../site/search/search-island.tsx';
import { searchQuery } from '../../site/search/search-query.ts';

export const Route = createFileRoute('/$lang/blog/')({
  validateSearch: searchQuery,
  loaderDeps: ({ search: { q } }) => ({ q }),
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ deps: { q = '' } }) => unsentBlog(q),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Blog,
});

function Blog() {
  return <KeptPage page={Route.useLoaderData().page} islands={searchIslands} />;
}
