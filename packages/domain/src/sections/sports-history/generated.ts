import { categoryChoices, positionChoices, sportChoices } from '../../catalogue/index.ts';
import { countries } from '../../kernel/country.ts';
import { inOrder } from './by-season.ts';
import {
  type Award,
  type ExternalLink,
  emptySeason,
  type Performance,
  type Sport,
  type SportsHistory,
} from './fields.ts';

/** Mulberry32: a seed gives the same histories on every machine. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const oneOf = <T>(choices: readonly T[]): T => {
    const choice = choices[below(choices.length)];
    if (choice === undefined) throw new Error('Nothing to choose from');
    return choice;
  };
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, below, oneOf, shuffled };
};
export type Random = ReturnType<typeof randomFrom>;

const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

const sportWith = (id: string, random: Random): Sport => {
  const country = random.oneOf(countries);
  const sport = random.oneOf(sportChoices('en')).id;
  return {
    id,
    country,
    sport,
    category: random.oneOf(random.oneOf(categoryChoices(sport, country, 'en')).choices).id,
    position: random.oneOf(positionChoices(sport, 'en')).id,
    team: random.oneOf(['', 'Lions', 'Élans']),
    league: '',
  };
};

const performanceWith = (id: string, random: Random): Performance => ({
  id,
  result: random.oneOf(['1', '1:52.03']),
  event: random.oneOf(['800m', 'Nationals']),
  desc: '',
});

const awardWith = (id: string, random: Random): Award => ({
  id,
  name: random.oneOf(['MVP', 'Rookie of the year']),
  awardedBy: '',
  description: random.oneOf(['', 'For the season.']),
});

const linkWith = (id: string, random: Random): ExternalLink => ({
  id,
  name: random.oneOf(['Club', 'League']),
  url: random.oneOf(['https://club.example/me', 'http://league.example']),
});

/** Generates a valid history. Ids come from small pools, so that two histories share items, even across seasons. */
export const historyWith = (random: Random, years: readonly number[]): SportsHistory => {
  if (random.below(10) === 0) return { seasons: [], links: [] };
  const drawn = <I>(kind: number, count: number, make: (id: string, random: Random) => I): I[] =>
    random.shuffled(Array.from({ length: count }, (_, number) => idOf(kind, number))).map((id) => make(id, random));
  const sports = drawn(1, 7, sportWith);
  const performances = drawn(2, 14, performanceWith);
  const awards = drawn(3, 14, awardWith);
  const seasons = years.map((year) => ({
    ...emptySeason(year),
    sports: sports.splice(0, random.below(3)),
    performances: performances.splice(0, random.below(5)),
    awards: awards.splice(0, random.below(5)),
  }));
  const [first] = seasons;
  if (first && seasons.every((season) => season.sports.length === 0)) first.sports = sports.splice(0, 1);
  return { seasons: inOrder(seasons), links: drawn(4, 6, linkWith).splice(0, random.below(5)) };
};
