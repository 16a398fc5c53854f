import type { Country } from '../kernel/country.ts';
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

/** Some levels are played in certain seasons only. A season is named by the year in which it starts. */
interface Category {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
}

interface Sport extends Readonly<Record<Country, readonly Category[]>> {
  readonly id: string;
  readonly axis: string;
  readonly positions: readonly string[];
}

/** The last choice of every list of positions and categories; the athlete says which in their own words. */
export const OTHER = 'other';

const sports: ReadonlyMap<string, Sport> = new Map(stored.sports.map((sport) => [sport.id, sport]));

export const sportIds: readonly string[] = [...sports.keys()];

export const positionsOf = (sport: string): readonly string[] => {
  const found = sports.get(sport);
  return found ? [...found.positions, OTHER] : [];
};

/** There are no categories until a country is chosen. */
const categoriesOf = (sport: string, country: Country | ''): readonly Category[] => {
  const found = country === '' ? [] : (sports.get(sport)?.[country] ?? []);
  return found.length === 0 ? [] : [...found, { id: OTHER }];
};

const isPlayed = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Category, season: number) =>
  from <= season && season <= to;

export const hasSport = (sport: string): boolean => sports.has(sport);

export const hasPosition = (sport: string, position: string): boolean => positionsOf(sport).includes(position);

export const hasCategory = (sport: string, country: Country | '', category: string): boolean =>
  categoriesOf(sport, country).some(({ id }) => id === category);

/** True if the category is played in the season that starts in this year. */
export const isCategoryOf = (
  { sport, country, category }: { readonly sport: string; readonly country: Country | ''; readonly category: string },
  season: number,
): boolean => categoriesOf(sport, country).some((row) => row.id === category && isPlayed(row, season));

const isAxis = (axis: string): axis is keyof typeof axes => Object.hasOwn(axes, axis);

export const axisOf = (sport: string): Axis => {
  const axis = sports.get(sport)?.axis;
  return axis !== undefined && isAxis(axis) ? axes[axis] : 'position';
};
