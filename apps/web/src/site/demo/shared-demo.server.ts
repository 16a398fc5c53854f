import { demoPortfolio, goaltender, swimmer } from '@palmares/domain/demo';
import { bank } from '@palmares/domain/identity/bank';
import type { Language } from '@palmares/domain/kernel';
import { everyPart, type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import type { DemoName } from '../../i18n/demo-pages.ts';
import { m } from '../../paraglide/messages.js';
import { demoFileAddress, demoFiles } from './demo-files.ts';

export interface SharedDemo {
  readonly portfolio: SharedPortfolio;
  readonly lastWords: string;
}

const athletes = { nora: goaltender, jade: swimmer } as const;

const show = (name: DemoName, language: Language, at: Date): SharedDemo => {
  const { athlete, sections, identity } = demoPortfolio(athletes[name], { bank, files: demoFiles[name], at });
  const reading = { at, language, identity, parts: everyPart(true), fileAddress: demoFileAddress };
  return {
    portfolio: sharedPortfolioOf(athlete, sections, reading),
    lastWords: m.demo_last_words({ name: athlete.firstName }, { locale: language }),
  };
};

const shown = new Map<string, { readonly day: string; readonly demo: SharedDemo }>();

/**
 * Returns what a scout would see of the athlete. Returns the same object all day, because seasons and ages follow the
 * calendar.
 */
export const sharedDemo = (name: DemoName, language: Language, at: Date): SharedDemo => {
  const [key, day] = [`${name} ${language}`, at.toISOString().slice(0, 10)];
  const known = shown.get(key);
  if (known?.day === day) return known.demo;
  const demo = show(name, language, at);
  shown.set(key, { day, demo });
  return demo;
};
