import { isArticleSlug } from '@palmares/domain/blog';
import { pageTitle } from '../../i18n/page-title.ts';
import { pageParts } from '../../page/page-parts.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { searchQuery } from '../search/search-query.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticlePage } from './article-page.tsx';
import { articleHead, blogHead } from './blog-head.ts';
import { BlogPage } from './blog-page.tsx';

export const blog = visitorPage({
  load: ({ search }: Asked) => ({ query: searchQuery(search).q ?? '' }),
  head: () => blogHead(getLocale()),
  Page: BlogPage,
  once: 'address',
});

const articleNotFound = pageParts<object>({
  head: () => pageTitle(m.error_article_not_found()),
  Page: ArticleNotFound,
  once: () => 'article not found',
});

export const article = visitorPage({
  load: ({ params: { slug = '' }, show }: Asked) => (isArticleSlug(slug) ? { slug } : show(articleNotFound, {}, 404)),
  head: ({ slug }) => articleHead(getLocale(), slug),
  Page: ArticlePage,
  isReading: true,
  once: 'address',
});
