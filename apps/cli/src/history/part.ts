import { registeredEvent } from '@palmares/domain/events';
import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { sectionTitle } from '@palmares/history/sections';
import { exitCodes, Problem } from '../output.ts';

export const sectionOfEvent = (type: string): SectionName | null => registeredEvent(type)?.section ?? null;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Finds a section by id or by its title in either language, ignoring accents and case. */
export const sectionNamed = (text: string): SectionName => {
  const titles = (name: SectionName): string[] =>
    (['en', 'fr-ca'] as const).map((language) => sectionTitle(name, language));
  const found = sectionNames.find((name) => [name, ...titles(name)].some((title) => plain(title) === plain(text)));
  if (found) return found;
  throw new Problem(`there is no section ${text}; there are ${sectionNames.join(', ')}`, exitCodes.usage);
};
