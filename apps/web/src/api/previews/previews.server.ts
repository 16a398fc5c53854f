import { type ArticleSlug, articleSlugs } from '@palmares/domain/blog';
import { type DemoAthlete, goaltender, swimmer } from '@palmares/domain/demo';
import type { Language } from '@palmares/domain/kernel';
import { articleIn } from '../../../content/blog/articles.server.ts';
import type { AthletePictureName } from '../../drawings/athletes/athlete-picture.tsx';
import { isLanguage } from '../../i18n/language.ts';
import type { PublicPath } from '../../i18n/public-pages.ts';
import { m } from '../../paraglide/messages.js';
import { legalText } from '../legal/legal-page.server.ts';

interface Preview {
  readonly title: string;
  /** The athlete drawn beside the title; absent for the product’s logo. */
  readonly athlete?: AthletePictureName;
}

type PreviewIn = (locale: Language) => Preview;
type Title = (locale: Language) => string;

const athletes: Readonly<Record<AthletePictureName, DemoAthlete>> = { goaltender, swimmer };

const titles: Readonly<Record<Exclude<PublicPath, 'portfolio-demo' | `blog/${ArticleSlug}`> | 'shared', Title>> = {
  pricing: (locale) => m.pricing_title({}, { locale }),
  'portfolio-demo-gate': (locale) => m.demo_gate_title({}, { locale }),
  blog: (locale) => m.blog_title({}, { locale }),
  faqs: (locale) => m.faqs_title({}, { locale }),
  'contact-us': (locale) => m.write_us_title({}, { locale }),
  'terms-of-use': (locale) => legalText('terms-of-use', locale).title,
  privacy: (locale) => legalText('privacy', locale).title,
  // One for all shared pages, so that it tells neither whose a page is nor whether it exists.
  shared: (locale) => m.shared_preview_title({}, { locale }),
};

const articleTitles = articleSlugs.map((slug): readonly [string, Title] => [
  `blog/${slug}`,
  (locale) => articleIn(locale, slug).title,
]);

const withMark = [...Object.entries(titles), ...articleTitles].map(([name, title]): readonly [string, PreviewIn] => [
  name,
  (locale) => ({ title: title(locale) }),
]);

/** Beside the athlete who writes in its language. */
const home: PreviewIn = (locale) => ({
  title: m.landing_title({}, { locale }),
  athlete: athletes.goaltender.language === locale ? 'goaltender' : 'swimmer',
});

const demoOf = (athlete: AthletePictureName): readonly [string, PreviewIn] => {
  const { firstName, lastName } = athletes[athlete];
  const name = `${firstName} ${lastName}`;
  return [
    `portfolio-demo/${firstName.toLowerCase()}`,
    (locale) => ({ title: m.demo_title({ name }, { locale }), athlete }),
  ];
};

const previews: ReadonlyMap<string, PreviewIn> = new Map([
  ...withMark,
  ['home', home],
  demoOf('goaltender'),
  demoOf('swimmer'),
]);

/** Returns the preview of a page by the name of its picture, such as `fr-ca/pricing.png`; undefined for any other name. */
export const previewNamed = (name: string): Preview | undefined => {
  const [, language, page = ''] = /^([a-z-]+)\/(.+)\.png$/.exec(name) ?? [];
  return isLanguage(language) ? previews.get(page)?.(language) : undefined;
};
