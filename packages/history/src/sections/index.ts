import type { Language } from '@palmares/domain/kernel';
import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import { academicDocumentsWords } from './academic-documents.ts';
import { academicsWords } from './academics.ts';
import { contactsWords } from './contacts.ts';
import { generalWords } from './general.ts';
import { highlightsWords } from './highlights.ts';
import { identitySectionWords } from './identity.ts';
import { introductionWords } from './introduction.ts';
import { mottoWords } from './motto.ts';
import { profilePictureWords } from './profile-picture.ts';
import type { SectionReading, SectionWords } from './reading.ts';
import { sportsHistoryWords } from './sports-history/index.ts';
import { visionWords } from './vision.ts';
import { workExperienceWords } from './work-experience.ts';

export { readAthlete } from './athlete.ts';
export type { FieldReading, ItemReading, ListReading, SectionReading } from './reading.ts';

const sectionWords: { readonly [Name in SectionName]: SectionWords<Name> } = {
  introduction: introductionWords,
  'profile-picture': profilePictureWords,
  general: generalWords,
  'sports-history': sportsHistoryWords,
  identity: identitySectionWords,
  academics: academicsWords,
  'academic-documents': academicDocumentsWords,
  highlights: highlightsWords,
  vision: visionWords,
  motto: mottoWords,
  'work-experience': workExperienceWords,
  contacts: contactsWords,
};

/** A section's title, as on the athlete's screen. */
export const sectionTitle = (name: SectionName, language: Language): string => sectionWords[name].title(language);

/**
 * Reads a section's fields and items, each with its label. French words of sport have both forms while `gender` is
 * null.
 */
export const readSection = <Name extends SectionName>(
  name: Name,
  content: DraftContent<Name>,
  language: Language,
  gender: Gender | null = null,
): SectionReading => {
  const words: SectionWords<Name> = sectionWords[name];
  return words.read(content, language, gender);
};
