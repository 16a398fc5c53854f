import { type ArticleSlug, articleSlugs } from '@palmares/domain/blog';
import type { Language } from '@palmares/domain/kernel';
import { publicPages } from '../../src/i18n/public-pages.ts';

/** Returns the targets of the links in a text. */
export const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);

/** Returns the visible words of a text, without its drawings. */
export const plainText = (html: string): string => html.replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]+>/g, '');

/** The elements of a text in their order, so that two languages can be compared. */
export const shapeOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(aside|h[2-6]|p|li|tr|th|td|blockquote|figure|sup)[ >]/g)].map(([, element = '']) => element);

interface Targets {
  readonly headings: (slug: ArticleSlug) => readonly { readonly id: string }[];
  readonly answers: readonly { readonly id: string }[];
}

/** Every internal address that a text may link to in one language. */
export const addressesIn = (language: Language, { headings, answers }: Targets): ReadonlySet<string> =>
  new Set([
    ...publicPages.map((page) => (page === '' ? `/${language}` : `/${language}/${page}`)),
    ...['account-support', 'bug-report', 'partnership', 'privacy-and-data-security'].map(
      (subject) => `/${language}/contact-us/${subject}`,
    ),
    `/${language}/auth`,
    `/${language}/auth/sign-up`,
    ...articleSlugs.flatMap((slug) => headings(slug).map(({ id }) => `/${language}/blog/${slug}#${id}`)),
    ...answers.map(({ id }) => `/${language}/faqs#${id}`),
  ]);
