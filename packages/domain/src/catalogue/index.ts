import type { Country } from '../kernel/country.ts';
import type { Language } from '../kernel/language.ts';
import { gendered } from './gendered.ts';
import stored from './sports.json' with { type: 'json' };

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

interface CategoryGroup {
  readonly group: string;
  readonly groupFr: string;
  readonly rows: readonly Labelled[];
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
  readonly label: string;
  readonly choices: readonly Choice[];
}

const sports: ReadonlyMap<string, CatalogueSport> = new Map(stored.sports.map((sport) => [sport.id, sport]));

const inLanguage = ({ en, fr }: Labelled, language: Language): string => (language === 'fr-ca' ? fr : en);

const choiceIn =
  (language: Language) =>
  (labelled: Labelled): Choice => ({ id: labelled.id, label: inLanguage(labelled, language) });

const positionsIn = (sport: string): readonly Labelled[] => sports.get(sport)?.positions ?? [];

const groupsIn = (sport: string, country: Country | '') => (country === '' ? [] : (sports.get(sport)?.[country] ?? []));

const categoriesIn = (sport: string, country: Country | ''): readonly Labelled[] =>
  groupsIn(sport, country).flatMap(({ rows }) => rows);

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

export const sportChoices = (language: Language): readonly Choice[] => [...sports.values()].map(choiceIn(language));

export const positionChoices = (sport: string, language: Language): readonly Choice[] =>
  positionsIn(sport).map(choiceIn(language));

export const categoryChoices = (sport: string, country: Country | '', language: Language): readonly ChoiceGroup[] =>
  groupsIn(sport, country).map(({ group, groupFr, rows }) => ({
    label: language === 'fr-ca' ? groupFr : group,
    choices: rows.map(choiceIn(language)),
  }));

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
