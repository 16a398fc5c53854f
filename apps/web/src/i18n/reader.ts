import { languageOf } from './language.ts';

/** French says tu to athletes and visitors of the site. It says vous to scouts, and speaks to parents as it does to scouts. */
export type Reader = 'athlete' | 'scout';

/** Shared portfolios, what a guardian is asked, and the contact page, where most who write are adults. */
const pagesInVous: readonly string[] = ['athletes', 'auth/guardian', 'auth/guardian-withdraw', 'contact-us'];

/** Takes a path with or without its language segment; returns who reads that page. */
export const readerOf = (path: string): Reader => {
  const page = path
    .split('/')
    .filter(Boolean)
    .slice(languageOf(path) ? 1 : 0)
    .join('/');
  return pagesInVous.some((start) => page === start || page.startsWith(`${start}/`)) ? 'scout' : 'athlete';
};
