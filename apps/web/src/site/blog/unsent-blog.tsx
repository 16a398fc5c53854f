import { createIsomorphicFn } from '@tanstack/react-start';
import type { ArticleSlug } from '../../../content/blog/slugs.ts';
import { keptHtml } from '../../islands/kept-html.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { loadDocument, type SiteDocument } from '../document-of-its-own.ts';
import { ArticlePage } from './article-page.tsx';
import { articleHead, blogHead } from './blog-head.ts';
import { BlogPage } from './blog-page.tsx';

/** For the loader of the list. */
export const unsentBlog = createIsomorphicFn()
  .server(
    (query: string): SiteDocument => ({ page: keptHtml(<BlogPage query={query} />), head: blogHead(getLocale()) }),
  )
  .client((_query: string): SiteDocument => loadDocument());

/** For the loader of an article. */
export const unsentArticle = createIsomorphicFn()
  .server(
    (slug: ArticleSlug): SiteDocument => ({
      page: keptHtml(<ArticlePage slug={slug} />),
      head: articleHead(getLocale(), slug),
    }),
  )
  .client((_slug: ArticleSlug): SiteDocument => loadDocument());
