import { categoryChoices, isCategoryOf, OTHER, positionChoices, sportChoices } from '../../catalogue/index.ts';
import { type Country, countries } from '../../kernel/country.ts';
import type { Random } from '../../kernel/seeded-random.ts';
import { inOrder } from './by-season.ts';
import {
  type Award,
  type ExternalLink,
  emptySeason,
  type Performance,
  type Sport,
  type SportsHistory,
} from './fields.ts';

const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`;

/** The levels that are played in each of the seasons. */
const categoriesIn = (sport: string, country: Country, years: readonly number[]): readonly string[] =>
  categoryChoices(sport, country, 'en')
    .flatMap(({ choices }) => choices.map((choice) => choice.id))
    .filter((category) => years.every((year) => isCategoryOf({ sport, country, category }, year)));

const sportWith = (id: string, random: Random, years: readonly number[]): Sport => {
  const country = random.oneOf(countries);
  const sport = random.oneOf(sportChoices('en')).id;
  const category = random.oneOf(categoriesIn(sport, country, years));
  const position = random.oneOf(positionChoices(sport, 'en')).id;
  return {
    id,
    country,
    sport,
    category,
    categoryOther: category === OTHER ? 'Regional camp' : '',
    position,
    positionOther: position === OTHER ? 'Two-way' : '',
    team: random.oneOf(['', 'Lions', 'Élans']),
    league: '',
  };
};

const metrics: readonly Performance['metric'][] = [
  null,
  { kind: 'time', value: 112_030, unit: 's', date: '2026-08-02', source: 'official', link: 'https://results.example' },
  { kind: 'count', value: 24, unit: 'none', date: '', source: 'self', link: '' },
];

const performanceWith = (id: string, random: Random): Performance => ({
  id,
  sportId: '',
  result: random.oneOf(['1', '1:52.03']),
  event: random.oneOf(['800m', 'Nationals']),
  desc: '',
  metric: random.oneOf(metrics),
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
  const sports = drawn(1, 7, (id) => sportWith(id, random, years));
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
  for (const season of seasons)
    season.performances = season.performances.map((performance) => ({
      ...performance,
      sportId: random.oneOf([...(season.sports.length < 2 ? [''] : []), ...season.sports.map(({ id }) => id)]),
    }));
  return { seasons: inOrder(seasons), links: drawn(4, 6, linkWith).splice(0, random.below(5)) };
};
