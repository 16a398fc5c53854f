import { registeredEvent } from '@palmares/domain/events/registry';
import { type SectionName, sectionNames } from '@palmares/domain/portfolio/index';
import { exitCodes, Problem } from '../output.ts';
import { m } from '../paraglide/messages.js';
import { sectionsInWords } from './sections/index.ts';
import type { HistoryKind } from './streams.ts';
import { inLanguage, type Voice } from './voice.ts';

export const sectionOfEvent = (type: string): SectionName | null => registeredEvent(type)?.section ?? null;

/** What of an account an event is about, as its athlete calls it. */
export const partWords = (kind: HistoryKind, section: SectionName | null, voice: Voice): string => {
  if (section) return sectionsInWords[section].title(voice);
  const words = { portfolio: m.told_part_portfolio, sharing: m.told_part_sharing, plan: m.plan_title };
  return words[kind]({}, inLanguage(voice));
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A section by its id or by its title in either language, whatever the accents and capitals. */
export const readSection = (text: string): SectionName => {
  const titles = (name: SectionName): string[] =>
    (['en', 'fr-ca'] as const).map((language) => sectionsInWords[name].title({ language, timeZone: 'UTC' }));
  const found = sectionNames.find((name) => [name, ...titles(name)].some((title) => plain(title) === plain(text)));
  if (found) return found;
  throw new Problem(`there is no section ${text}; there are ${sectionNames.join(', ')}`, exitCodes.usage);
};
