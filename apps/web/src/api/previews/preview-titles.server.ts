import type { Language } from '@palmares/domain/kernel';
import { articleIn } from '../../../content/blog/articles.server.ts';
import { type ArticleSlug, articleSlugs } from '../../../content/blog/slugs.ts';
import { isLanguage } from '../../i18n/language.ts';
import type { PublicPath } from '../../i18n/public-pages.ts';
import { m } from '../../paraglide/messages.js';
import { legalText } from '../legal/legal-page.server.ts';

type Title = (locale: Language) => string;

/** The demo shows a picture of its own. */
const titles: Readonly<Record<Exclude<PublicPath, 'portfolio-demo' | `blog/${ArticleSlug}`>, Title>> = {
  pricing: (locale) => m.pricing_title({}, { locale }),
  'portfolio-demo-gate': (locale) => m.demo_gate_title({}, { locale }),
  blog: (locale) => m.blog_title({}, { locale }),
  faqs: (locale) => m.faqs_title({}, { locale }),
  'contact-us': (locale) => m.write_us_title({}, { locale }),
  'terms-of-use': (locale) => legalText('terms-of-use', locale).title,
  privacy: (locale) => legalText('privacy', locale).title,
};

const articleTitles = articleSlugs.map((slug): readonly [string, Title] => [
  `blog/${slug}`,
  (locale) => articleIn(locale, slug).title,
]);

const titleOf: ReadonlyMap<string, Title> = new Map([...Object.entries(titles), ...articleTitles]);

/** The title that the picture of a page shows, by its name: `fr-ca/pricing.png`. Undefined for any other name. */
export const previewTitle = (name: string): string | undefined => {
  const [, language, page = ''] = /^([a-z-]+)\/(.+)\.png$/.exec(name) ?? [];
  return isLanguage(language) ? titleOf.get(page)?.(language) : undefined;
};
