import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { searchQuery } from '../search/search-query.ts';
import { faqsHead } from './faqs-head.ts';
import { FaqsPage } from './faqs-page.tsx';

export const faqs = visitorPage({
  load: ({ search }: Asked) => ({ query: searchQuery(search).q ?? '' }),
  head: () => faqsHead(getLocale()),
  Page: FaqsPage,
  isReading: true,
  once: 'address',
});
