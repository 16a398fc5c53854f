import { academicDocuments } from '../sections/academic-documents/index.ts';
import { academics } from '../sections/academics/index.ts';
import { contacts } from '../sections/contacts/index.ts';
import { general } from '../sections/general/index.ts';
import { highlights } from '../sections/highlights/index.ts';
import { identity } from '../sections/identity/index.ts';
import { introduction } from '../sections/introduction/index.ts';
import { motto } from '../sections/motto/index.ts';
import { profilePicture } from '../sections/profile-picture/index.ts';
import type { Section } from '../sections/section.ts';
import { sportsHistory } from '../sections/sports-history/index.ts';
import { vision } from '../sections/vision/index.ts';
import { workExperience } from '../sections/work-experience/index.ts';

/** The registry of the portfolio's sections, in the order of the editor. */
const registered = {
  introduction,
  'profile-picture': profilePicture,
  general,
  'sports-history': sportsHistory,
  identity,
  academics,
  'academic-documents': academicDocuments,
  highlights,
  vision,
  motto,
  'work-experience': workExperience,
  contacts,
};

export type SectionName = keyof typeof registered;

type Registered = typeof registered;
export type SectionContent<Name extends SectionName = SectionName> = ReturnType<Registered[Name]['empty']>;
/** A section's content while it is being edited in a form. */
export type DraftContent<Name extends SectionName = SectionName> = ReturnType<Registered[Name]['draft']>;
export type SectionChange<Name extends SectionName = SectionName> = Parameters<Registered[Name]['decide']>[0];
export type SectionEvent<Name extends SectionName = SectionName> = Parameters<Registered[Name]['evolve']>[1];

export type Sections = {
  readonly [Name in SectionName]: Section<
    SectionContent<Name>,
    SectionChange<Name>,
    SectionEvent<Name>,
    Name,
    DraftContent<Name>
  >;
};

export const sections: Sections = registered;

export const portfolioSections: readonly Sections[SectionName][] = Object.values(sections);

export const sectionNames: readonly SectionName[] = portfolioSections.map(({ name }) => name);
