import type { SectionName } from '@palmares/domain/portfolio';

/** The field with which an athlete begins each section. Identity has its own page, where it is taken. */
const firstFields: Readonly<Record<Exclude<SectionName, 'identity'>, string>> = {
  introduction: 'greetingsLine1',
  'profile-picture': 'picture',
  general: 'height',
  'sports-history': 'sports',
  academics: 'schoolType',
  'academic-documents': 'document',
  highlights: 'firstVideo',
  vision: 'dreams',
  motto: 'motto',
  'work-experience': 'jobs',
  contacts: 'contacts',
};

/** A place in the editor: a section, and the field of it that gets the focus. */
export interface FieldPlace {
  readonly section: SectionName;
  readonly field?: string | undefined;
}

/** Returns where an athlete begins a section. */
export const beginningOf = (section: SectionName): FieldPlace =>
  section === 'identity' ? { section } : { section, field: firstFields[section] };

/** Returns the page of a place, and the field as the hash of its address. */
export const linkTo = ({ section, field }: FieldPlace): { readonly section: SectionName; readonly hash?: string } => ({
  section,
  ...(field === undefined ? {} : { hash: field }),
});
