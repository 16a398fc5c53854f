import { createIsomorphicFn } from '@tanstack/react-start';
import { keptHtml } from '../../islands/kept-html.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { loadDocument, type SiteDocument } from '../document-of-its-own.ts';
import { faqsHead } from './faqs-head.ts';
import { FaqsPage } from './faqs-page.tsx';

/** For the loader of the questions. */
export const unsentFaqs = createIsomorphicFn()
  .server(
    (query: string): SiteDocument => ({ page: keptHtml(<FaqsPage query={query} />), head: faqsHead(getLocale()) }),
  )
  .client((_query: string): SiteDocument => loadDocument());
