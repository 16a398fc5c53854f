import { unlisted } from '../browser/unlisted.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { PageHead } from './page-head.tsx';

/** Head of a page whose address is a secret, which must not leave it as a referrer or be found by a search. */
export const secretHead = (title: string): PageHead & Required<Pick<PageHead, 'meta'>> => ({
  ...pageTitle(title),
  meta: [
    { name: 'robots', content: unlisted },
    { name: 'referrer', content: 'no-referrer' },
  ],
});
