import type { Country } from '../kernel/country.ts';
import type { Language } from '../kernel/language.ts';
import { gendered } from './gendered.ts';
import stored from './labels.json' with { type: 'json' };
import { isCategoryOf, OTHER, positionsOf, sportIds } from './sports.ts';

interface Label {
  readonly en: string;
  readonly fr: string;
}

type Labels = Readonly<Record<string, Label>>;

interface SportLabels extends Label, Readonly<Record<Country, readonly (Label & { readonly rows: Labels })[]>> {
  readonly positions: Labels;
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

const sports: ReadonlyMap<string, SportLabels> = new Map(Object.entries(stored));
const other: Labels = { [OTHER]: { en: 'Other', fr: 'Autre' } };

const inLanguage = ({ en, fr }: Label, language: Language): string => (language === 'fr-ca' ? fr : en);

/** Ids are never renamed, but a later catalogue may drop one; a stored id without a label is shown as it is. */
const labelIn = (labels: Labels, id: string, language: Language): string => {
  const all = { ...labels, ...other };
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  return found ? inLanguage(found, language) : id;
};

const groupsOf = (sport: string, country: Country | '') => (country === '' ? [] : (sports.get(sport)?.[country] ?? []));

export const sportLabel = (sport: string, language: Language): string => {
  const found = sports.get(sport);
  return found ? inLanguage(found, language) : sport;
};

/** In French, the form for the events in which the athlete competes, or both while `gender` is null. */
export const positionLabel = (
  sport: string,
  position: string,
  language: Language,
  gender: 'm' | 'f' | null = null,
): string =>
  gendered(labelIn(sports.get(sport)?.positions ?? {}, position, language), language === 'fr-ca' ? gender : null);

export const categoryLabel = (sport: string, country: Country | '', category: string, language: Language): string => {
  const group = groupsOf(sport, country).find(({ rows }) => Object.hasOwn(rows, category));
  return labelIn(group?.rows ?? {}, category, language);
};

export const sportChoices = (language: Language): readonly Choice[] =>
  sportIds.map((id) => ({ id, label: sportLabel(id, language) }));

/** Labelled like {@link positionLabel}. */
export const positionChoices = (
  sport: string,
  language: Language,
  gender: 'm' | 'f' | null = null,
): readonly Choice[] => positionsOf(sport).map((id) => ({ id, label: positionLabel(sport, id, language, gender) }));

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
  const groups = groupsOf(sport, country);
  if (groups.length === 0) return [];
  const isOffered = (category: string) =>
    !offered || category === offered.kept || isCategoryOf({ sport, country, category }, offered.season);
  const choicesOf = (rows: Labels): readonly Choice[] =>
    Object.entries(rows)
      .filter(([id]) => isOffered(id))
      .map(([id, label]) => ({ id, label: inLanguage(label, language) }));
  return [
    ...groups.map((group) => ({ label: inLanguage(group, language), choices: choicesOf(group.rows) })),
    { choices: choicesOf(other) },
  ];
};
