import type { Language } from '@palmares/domain/kernel';
import {
  ADULT_AGE,
  everyPart,
  type PortfolioPart,
  partsWithin,
  portfolioParts,
  startingParts,
} from '@palmares/domain/shared-portfolio';
import { languageTag } from '../i18n/language.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** Facts about the athlete that decide which parts links show. */
export interface Whose {
  readonly age: number;
  /** True if a guardian agreed to an earlier text, which lets links show less. */
  readonly isTextOutdated?: boolean;
}

/** State of a part on new links: shown at first, left out at first, or never shown. */
export type Opening = 'on' | 'off' | 'closed';

export const openingOf = (part: PortfolioPart, { age, isTextOutdated = false }: Whose): Opening => {
  if (!partsWithin(everyPart(true), { isTextOutdated })?.[part]) return 'closed';
  return startingParts(age)[part] ? 'on' : 'off';
};

const alwaysShown = [
  ['person', m.who_sees_always_person],
  ['sport', m.who_sees_always_sport],
  ['school', m.who_sees_always_school],
  ['also', m.who_sees_always_also],
] as const;

/** Names, in groups, the facts that every link shows if they are filled in. */
export const alwaysGroups = (locale: Language) =>
  alwaysShown.map(([group, words]) => [group, words({}, { locale })] as const);

/** Returns {@link alwaysGroups} as one list. */
export const alwaysList = (locale: Language): string =>
  alwaysGroups(locale)
    .map(([, words]) => words)
    .join(', ');

type Words = () => string;

const hints: Readonly<Record<Opening, Words>> = {
  on: () => m.who_sees_parts_on({ always: alwaysList(getLocale()) }),
  off: m.who_sees_parts_off,
  closed: m.who_sees_parts_closed,
};

/** Hint beside the parts of one link. */
export const partsHint = (whose: Whose): string => hints[openingOf('contacts', whose)]();

const done: Readonly<Record<'contacts' | 'masks', Readonly<Record<Opening, Words>>>> = {
  contacts: { on: m.who_sees_contacts_done, off: m.who_sees_contacts_done_off, closed: m.who_sees_contacts_closed },
  masks: { on: m.who_sees_identity_done, off: m.who_sees_identity_done_off, closed: m.who_sees_identity_closed },
};

/** The words on a completed checklist task that fills the part. */
export const doneWords = (part: keyof typeof done, whose: Whose): string => done[part][openingOf(part, whose)]();

/** The banner of the Identity section; null where links start with the results. */
export const identityBanner = (whose: Whose): string | null =>
  openingOf('masks', whose) === 'on' ? null : m.who_sees_identity_editor();

const open = { on: m.who_sees_contacts_on, off: m.who_sees_contacts_off };
const contacts: Readonly<Record<Opening, Words>> = { ...open, closed: m.who_sees_contacts_closed };
const documents: Readonly<Record<Opening, Words>> = { ...open, closed: m.who_sees_documents_closed };

/** Says below the title of the contacts which links show them. */
export const contactsNote = (whose: Required<Whose>): string => contacts[openingOf('contacts', whose)]();

/** Says below the title of the documents which links show them. */
export const documentsNote = (whose: Whose): string => documents[openingOf('documents', whose)]();

const results: Readonly<Record<Opening, Words>> = {
  on: m.who_sees_results_on,
  off: m.who_sees_results_off,
  closed: m.who_sees_identity_closed,
};

/** Says who sees the results of the test, before it and after. */
export const resultsNote = (whose: Whose): string => results[openingOf('masks', whose)]();

const nameOf: Readonly<Record<PortfolioPart, typeof m.who_sees_list_contacts>> = {
  contacts: m.who_sees_list_contacts,
  documents: m.who_sees_list_documents,
  ncaaId: m.who_sees_list_ncaa,
  masks: m.who_sees_list_identity,
  colors: m.who_sees_list_identity,
  learningStyles: m.who_sees_list_identity,
  grit: m.who_sees_list_identity,
};

/** Names of parts within a sentence, in which Identity is one. */
export const partNames = (parts: readonly PortfolioPart[], locale: Language): readonly string[] => [
  ...new Set(parts.map((part) => nameOf[part]({}, { locale }))),
];

/** Returns {@link partNames} as a list in words. */
export const partsList = (parts: readonly PortfolioPart[], locale: Language): string =>
  new Intl.ListFormat(languageTag(locale)).format(partNames(parts, locale));

/** The parts that a minor's new links start without, as a list in words. */
export const minorParts = (locale: Language): string => {
  const starting = startingParts(ADULT_AGE - 1);
  return partsList(
    portfolioParts.filter((part) => !starting[part]),
    locale,
  );
};

/** Says of a minor's new links which parts they leave out, to people without an account. */
export const landingNote = (): string => m.who_sees_landing({ parts: minorParts(getLocale()) });

/** Returns what the preview notes of these parts: a sentence for those that a link must turn on, one for closed ones. */
export const partsNotes = (parts: readonly PortfolioPart[], whose: Whose): readonly string[] => {
  const at = (opening: Opening): string =>
    partsList(
      parts.filter((part) => openingOf(part, whose) === opening),
      getLocale(),
    );
  const [off, closed] = [at('off'), at('closed')];
  return [
    ...(off === '' ? [] : [m.who_sees_note_off({ age: ADULT_AGE, parts: off })]),
    ...(closed === '' ? [] : [m.who_sees_note_closed({ parts: closed })]),
  ];
};
