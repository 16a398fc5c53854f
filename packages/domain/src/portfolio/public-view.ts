import type { IdentityResult } from '../identity/index.ts';
import type { Language } from '../kernel/language.ts';
import { academicDocumentsPublicView } from '../sections/academic-documents/public-view.ts';
import { academicsPublicView } from '../sections/academics/public-view.ts';
import { contactsPublicView } from '../sections/contacts/public-view.ts';
import { generalPublicView } from '../sections/general/public-view.ts';
import { highlightsPublicView } from '../sections/highlights/public-view.ts';
import { identityPublicView } from '../sections/identity/public-view.ts';
import { introductionPublicView } from '../sections/introduction/public-view.ts';
import { mottoPublicView } from '../sections/motto/public-view.ts';
import { profilePicturePublicView } from '../sections/profile-picture/public-view.ts';
import { sportsHistoryPublicView } from '../sections/sports-history/public-view.ts';
import { visionPublicView } from '../sections/vision/public-view.ts';
import { workExperiencePublicView } from '../sections/work-experience/public-view.ts';
import type { SectionStates } from './decider.ts';
import type { Parts } from './parts.ts';
import { type SectionContent, type SectionName, sectionNames } from './sections.ts';
import { writtenSections } from './written-sections.ts';

export type PictureSize = 'medium' | 'large' | 'card-medium' | 'card-large';

/** Returns the address at which the reader gets a file. */
export type FileAddress = (fileId: string, size: 'document' | PictureSize) => string;

/** The facts besides a section's content that its public view depends on. */
export interface Reader {
  readonly language: Language;
  /** The parts that are open to the reader. */
  readonly parts: Parts;
  /** Null where no file is served: then neither the picture nor a document is shown. */
  readonly fileAddress: FileAddress | null;
  /** Gender of the events in which the athlete competes, for French words of sport; null while unknown. */
  readonly gender: 'm' | 'f' | null;
  /** The result of the Identity test that counts; null while none is scored. */
  readonly identity: IdentityResult | null;
}

const publicViewOf = {
  introduction: introductionPublicView,
  general: generalPublicView,
  'profile-picture': profilePicturePublicView,
  identity: identityPublicView,
  academics: academicsPublicView,
  'academic-documents': academicDocumentsPublicView,
  highlights: highlightsPublicView,
  vision: visionPublicView,
  motto: mottoPublicView,
  'sports-history': sportsHistoryPublicView,
  'work-experience': workExperiencePublicView,
  contacts: contactsPublicView,
} satisfies { readonly [Name in SectionName]: (content: SectionContent<Name>, reader: Reader) => object | null };

export type PublicView<Name extends SectionName = SectionName> = ReturnType<(typeof publicViewOf)[Name]>;

export type PublicViews = { readonly [Name in SectionName]: NonNullable<PublicView<Name>> | null };

/**
 * Returns the public view of each section, null where it is empty or not for visitors. Labels are already in the
 * reader's language, so that no catalogue is sent to a scout's phone, and nothing private is included.
 */
export const publicViews = (states: SectionStates, reader: Reader): PublicViews => {
  const written = writtenSections({ sections: states, identity: reader.identity });
  const viewOf = (name: SectionName): object | null => {
    if (!written.includes(name)) return null;
    const view: (content: never, reader: Reader) => object | null = publicViewOf[name];
    return view(states[name].content as never, reader);
  };
  // TypeScript cannot see that an object built from every section has every key.
  return Object.fromEntries(sectionNames.map((name) => [name, viewOf(name)])) as Record<
    SectionName,
    unknown
  > as PublicViews;
};
