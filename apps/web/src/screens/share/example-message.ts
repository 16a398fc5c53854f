import type { Language } from '@palmares/domain/kernel';
import { seasonStartYear } from '@palmares/domain/sections';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

/** A message by the demo's athlete of that language, in the season of that day. */
export const exampleMessage = (language: Language, at: Date): string => {
  const start = seasonStartYear(at);
  return m.share_example_body({ year: start + 1, season: seasonWords(start) }, { locale: language });
};
