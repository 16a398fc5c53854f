import { articleSlugs } from '../../content/blog/slugs.ts';
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

const addresses = (pages: readonly string[]): readonly string[] =>
  pages.flatMap((page) => languages.map((language) => withLanguage(language, `/${page}`)));

const publicAddresses: ReadonlySet<string> = new Set(addresses(publicPages));

export const isPublicPage = (path: string): boolean => publicAddresses.has(path);

/** The addresses that a browser may load before anybody goes there: not the contact form, whose time begins then. */
export const prefetchedAddresses = addresses(publicPages.filter((page) => page !== 'contact-us'));
