import type { Language } from '@palmares/domain/kernel';

/** The athletes of the public demo, by the last segment of their page. */
export const demoNames = ['nora', 'jade'] as const;
export type DemoName = (typeof demoNames)[number];

/** The main demo athlete of each language, who writes in it. */
export const firstDemo: Readonly<Record<Language, DemoName>> = { en: 'nora', 'fr-ca': 'jade' };

export const isDemoName = (text: string): text is DemoName => demoNames.some((name) => name === text);

export const otherDemo = (name: DemoName): DemoName => (name === 'nora' ? 'jade' : 'nora');

/** Names beside the portfolios, whose data only the server has. */
export const demoFullNames: Readonly<Record<DemoName, string>> = { nora: 'Nora Whitcombe', jade: 'Jade Pelletier-Roy' };

/** The address of a demo athlete's page. */
export const demoPath = (language: Language, name: DemoName): string =>
  name === firstDemo[language] ? `/${language}/portfolio-demo` : `/${language}/portfolio-demo/${name}`;
