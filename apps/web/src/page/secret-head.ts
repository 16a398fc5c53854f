import { unlisted } from '../browser/unlisted.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { PageHead } from './page-head.tsx';

/** Head of a page with a secret address: it sends no referrer and is not indexed. */
export const secretHead = (title: string): PageHead & Required<Pick<PageHead, 'meta'>> => ({
  ...pageTitle(title),
  meta: [
    { name: 'robots', content: unlisted },
    { name: 'referrer', content: 'no-referrer' },
  ],
});
