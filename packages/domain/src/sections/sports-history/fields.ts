import { z } from 'zod';
import { hasCategory, hasPosition, hasSport } from '../../catalogue/index.ts';
import { countries } from '../../kernel/country.ts';
import { absentOr, issue } from '../../kernel/field-errors.ts';
import { link } from '../../kernel/link.ts';
import { line, lineLimits, paragraph } from '../../kernel/text.ts';

/** Of one season, but for the links, which are of the whole history. */
export const sportsHistoryLimits = { sports: 2, performances: 4, awards: 4, links: 4 } as const;

const { max } = lineLimits;
const id = z.uuid({ error: absentOr('id_invalid') });
const named = line({ ...lineLimits, required: true });
const optional = line(lineLimits);
// A catalogue id: short ASCII, and known to the catalogue or refused.
const choice = z.string({ error: absentOr('choice_invalid') });

export const sport = z
  .object({
    id,
    country: z.enum(countries, { error: absentOr('choice_invalid') }),
    sport: choice,
    category: choice,
    position: choice,
    team: optional,
    league: optional,
  })
  .check(({ value, issues }) => {
    const { country, sport, category, position } = value;
    const refuse = (
      field: 'sport' | 'category' | 'position',
      code: 'sport_unknown' | 'category_unknown' | 'position_unknown',
    ) => issues.push(issue(value[field] === '' ? 'required' : code, value[field], { path: [field] }));
    if (!hasSport(sport)) refuse('sport', 'sport_unknown');
    if (category === '' || (hasSport(sport) && !hasCategory(sport, country, category))) {
      refuse('category', 'category_unknown');
    }
    if (position === '' || (hasSport(sport) && !hasPosition(sport, position))) refuse('position', 'position_unknown');
  });

export const performance = z.object({
  id,
  result: line({ max, required: true }),
  event: named,
  desc: paragraph(),
});

export const award = z.object({ id, name: named, awardedBy: optional, description: paragraph() });

export const externalLink = z.object({ id, name: named, url: link });

export const seasonYear = z.int({ error: absentOr('year_invalid') });

export type Sport = z.infer<typeof sport>;
export type Performance = z.infer<typeof performance>;
export type Award = z.infer<typeof award>;
export type ExternalLink = z.infer<typeof externalLink>;

/** The lists of a season, by what their items are. */
export interface SeasonItems {
  sports: Sport;
  performances: Performance;
  awards: Award;
}
export type SeasonList = keyof SeasonItems;
export const seasonLists = ['sports', 'performances', 'awards'] as const satisfies readonly SeasonList[];

type SeasonLists = { [List in SeasonList]: SeasonItems[List][] };
export type Season = { year: number } & SeasonLists;

export const itemsIn = <List extends SeasonList>(season: SeasonLists, list: List): SeasonItems[List][] => season[list];

export interface SportsHistory {
  seasons: Season[];
  links: ExternalLink[];
}

export const emptySeason = (year: number): Season => ({ year, sports: [], performances: [], awards: [] });

export const isSeasonEmpty = (season: Season): boolean => seasonLists.every((list) => season[list].length === 0);

/** One way to write a history: the latest season first, and none that holds nothing. */
export const inOrder = (seasons: readonly Season[]): Season[] =>
  seasons.filter((season) => !isSeasonEmpty(season)).sort((left, right) => right.year - left.year);

export const emptySportsHistory = (): SportsHistory => ({ seasons: [], links: [] });

export const isSportsHistoryEmpty = ({ seasons, links }: SportsHistory): boolean =>
  seasons.every(isSeasonEmpty) && links.length === 0;
