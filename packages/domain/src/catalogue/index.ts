import type { Country } from '../kernel/country.ts';
import type { Language } from '../kernel/language.ts';
import { gendered } from './gendered.ts';
import stored from './sports.json' with { type: 'json' };
import suggestions from './suggestions.json' with { type: 'json' };

/** Maps the catalogue's word for a sport's positions to a key. */
const axes = {
  position: 'position',
  'stroke / discipline': 'stroke',
  discipline: 'discipline',
  event: 'event',
  weapon: 'weapon',
  style: 'style',
} as const;
export type Axis = (typeof axes)[keyof typeof axes];

interface Labelled {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

/** Some levels are played in certain seasons only. A season is named by the year in which it starts. */
interface Category extends Labelled {
  readonly from?: number;
  readonly to?: number;
}

interface CategoryGroup {
  readonly group: string;
  readonly groupFr: string;
  readonly rows: readonly Category[];
}

interface CatalogueSport extends Labelled, Readonly<Record<Country, readonly CategoryGroup[]>> {
  readonly axis: string;
  readonly positions: readonly Labelled[];
}

/** An option in a list, labelled in the reader's language. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface ChoiceGroup {
  /** Absent for the choice that belongs to no group. */
  readonly label?: string;
  readonly choices: readonly Choice[];
}

const sports: ReadonlyMap<string, CatalogueSport> = new Map(stored.sports.map((sport) => [sport.id, sport]));

const inLanguage = ({ en, fr }: Labelled, language: Language): string => (language === 'fr-ca' ? fr : en);

const choiceIn =
  (language: Language) =>
  (labelled: Labelled): Choice => ({ id: labelled.id, label: inLanguage(labelled, language) });

/** The last choice of every list of positions and categories; the athlete says which in their own words. */
export const OTHER = 'other';
const other: Labelled = { id: OTHER, en: 'Other', fr: 'Autre' };

const positionsIn = (sport: string): readonly Labelled[] => {
  const found = sports.get(sport);
  return found ? [...found.positions, other] : [];
};

const groupsIn = (sport: string, country: Country | '') => (country === '' ? [] : (sports.get(sport)?.[country] ?? []));

const categoriesIn = (sport: string, country: Country | ''): readonly Category[] => {
  const groups = groupsIn(sport, country);
  return groups.length === 0 ? [] : [...groups.flatMap(({ rows }) => rows), other];
};

const isPlayed = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Category, season: number) =>
  from <= season && season <= to;

/** Ids are never renamed, but a later catalogue may drop one; a stored id without a label is shown as it is. */
const labelled = (choices: readonly Labelled[], id: string, language: Language): string => {
  const found = choices.find((choice) => choice.id === id);
  return found ? inLanguage(found, language) : id;
};

export const hasSport = (sport: string): boolean => sports.has(sport);

export const hasPosition = (sport: string, position: string): boolean =>
  positionsIn(sport).some(({ id }) => id === position);

/** There are no categories until a country is chosen. */
export const hasCategory = (sport: string, country: Country | '', category: string): boolean =>
  categoriesIn(sport, country).some(({ id }) => id === category);

/** True if the category is played in the season that starts in this year. */
export const isCategoryOf = (
  { sport, country, category }: { readonly sport: string; readonly country: Country | ''; readonly category: string },
  season: number,
): boolean => categoriesIn(sport, country).some((row) => row.id === category && isPlayed(row, season));

export const sportChoices = (language: Language): readonly Choice[] => [...sports.values()].map(choiceIn(language));

export const positionChoices = (sport: string, language: Language): readonly Choice[] =>
  positionsIn(sport).map(choiceIn(language));

interface Offered {
  readonly season: number;
  /** A category that stays in the list although the season no longer has it. */
  readonly kept: string;
}

/** The categories by group. With `offered`, only those of a season. */
export const categoryChoices = (
  sport: string,
  country: Country | '',
  language: Language,
  offered?: Offered,
): readonly ChoiceGroup[] => {
  const groups = groupsIn(sport, country);
  if (groups.length === 0) return [];
  const isOffered = (row: Category) => !offered || row.id === offered.kept || isPlayed(row, offered.season);
  return [
    ...groups.map(({ group, groupFr, rows }) => ({
      label: language === 'fr-ca' ? groupFr : group,
      choices: rows.filter(isOffered).map(choiceIn(language)),
    })),
    { choices: [choiceIn(language)(other)] },
  ];
};

const suggested: ReadonlyMap<string, readonly Omit<Labelled, 'id'>[]> = new Map(Object.entries(suggestions));

/** Stats and events that athletes of a sport often write, as suggestions for a text field. */
export const eventSuggestions = (sport: string, language: Language): readonly string[] =>
  (suggested.get(sport) ?? []).map(({ en, fr }) => (language === 'fr-ca' ? fr : en));

export const sportLabel = (sport: string, language: Language): string =>
  labelled([...sports.values()], sport, language);

/** In French, the form for the events in which the athlete competes, or both while `gender` is null. */
export const positionLabel = (
  sport: string,
  position: string,
  language: Language,
  gender: 'm' | 'f' | null = null,
): string => gendered(labelled(positionsIn(sport), position, language), language === 'fr-ca' ? gender : null);

export const categoryLabel = (sport: string, country: Country | '', category: string, language: Language): string =>
  labelled(categoriesIn(sport, country), category, language);

const isAxis = (axis: string): axis is keyof typeof axes => Object.hasOwn(axes, axis);

export const axisOf = (sport: string): Axis => {
  const axis = sports.get(sport)?.axis;
  return axis !== undefined && isAxis(axis) ? axes[axis] : 'position';
};
