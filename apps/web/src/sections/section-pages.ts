import type { SectionName } from '@palmares/domain/portfolio';

interface Inside {
  /** The section on whose page the athlete edits it. */
  readonly within: SectionName;
  /** Its id on that page. */
  readonly anchor: string;
}

/** Sections that share a page but are saved apart, so that an upload never conflicts with typing. */
const inside: { readonly [Name in SectionName]?: Inside } = {
  'academic-documents': { within: 'academics', anchor: 'documents' },
};

interface SectionAddress {
  /** The section that has the page. */
  readonly section: SectionName;
  readonly hash?: string;
}

/** Returns the page and the anchor at which a section is edited. */
export const addressOf = (name: SectionName): SectionAddress => {
  const place = inside[name];
  return place ? { section: place.within, hash: place.anchor } : { section: name };
};

/** True if a section has a page of its own in the editor. */
export const hasPage = (name: SectionName): boolean => inside[name] === undefined;

/** The sections of one page, in the order of the page: those inside come after its own fields. */
export const sectionsOn = (page: SectionName, names: readonly SectionName[]): readonly SectionName[] => [
  page,
  ...names.filter((name) => name !== page && addressOf(name).section === page),
];
