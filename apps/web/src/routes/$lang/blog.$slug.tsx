import { createFileRoute, notFound } from '@tanstack/react-router';
import { isArticleSlug } from '../../../content/blog/slugs.ts';
import { type Islands, KeptPage } from '../../islands/kept-page.tsx';
import { ArticleNotFound } from '../../site/blog/article-not-found.tsx';
import { unsentArticle } from '../../site/blog/unsent-blog.tsx';
import { Reading } from '../../site/reading.tsx';

export const Route = createFileRoute('/$lang/blog/$slug')({
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ params: { slug } }) => {
    if (!isArticleSlug(slug)) throw notFound();
    return unsentArticle(slug);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ArticleAlone,
  notFoundComponent: ArticleNotFound,
});

const none: Islands = {};

function ArticleAlone() {
  return (
    <Reading>
      <KeptPage page={Route.useLoaderData().page} islands={none} />
    </Reading>
  );
}
