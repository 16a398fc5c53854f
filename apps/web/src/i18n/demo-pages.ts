import type { Language } from '@palmares/domain/kernel';

/** The athletes of the public demo, by the last segment of their page. */
export const demoNames = ['nora', 'jade'] as const;
export type DemoName = (typeof demoNames)[number];

/** The main demo athlete of each language, who writes in it. */
export const firstDemo: Readonly<Record<Language, DemoName>> = { en: 'nora', 'fr-ca': 'jade' };

/** The address of a demo athlete's page. */
export const demoPath = (language: Language, name: DemoName): string =>
  name === firstDemo[language] ? `/${language}/portfolio-demo` : `/${language}/portfolio-demo/${name}`;
