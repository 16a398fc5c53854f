import { articleSlugs } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { demoNames, demoPath } from './demo-pages.ts';
import { languages, withLanguage } from './language.ts';

/** The pages of the site that have one address each, without their language. */
const singlePages = [
  'pricing',
  'portfolio-demo',
  'portfolio-demo-gate',
  'blog',
  'faqs',
  'contact-us',
  'terms-of-use',
  'privacy',
] as const;

/** The pages that search engines may list, without their language. The landing page has no path of its own. */
export const publicPages = ['', ...singlePages, ...articleSlugs.map((slug) => `blog/${slug}` as const)] as const;

export type PublicPath = Exclude<(typeof publicPages)[number], ''>;

type PathIn = (language: Language) => string;

/** Returns the paths of a page in a language. The demo has one for each athlete. */
export const pathsOf = (page: string): readonly PathIn[] =>
  page === 'portfolio-demo'
    ? demoNames.map((name) => (language) => demoPath(language, name))
    : [(language) => withLanguage(language, `/${page}`)];

const addresses = (pages: readonly string[]): readonly string[] =>
  pages.flatMap(pathsOf).flatMap((pathIn) => languages.map(pathIn));

const publicAddresses: ReadonlySet<string> = new Set(addresses(publicPages));

export const isPublicPage = (path: string): boolean => publicAddresses.has(path);

/** The addresses that a browser may load before anybody goes there: not the contact form, whose time begins then. */
export const prefetchedAddresses = addresses(publicPages.filter((page) => page !== 'contact-us'));
