import { articleSlugs } from '../../content/blog/slugs.ts';

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
