import { itemList, type ListsIn } from '../kit/item-list.ts';
import type { SectionRefusal } from '../section.ts';
import { hasSport, itemsIn, seasonOf, withSeasonList } from './by-season.ts';
import { awardEvents, externalLinkEvents, performanceEvents, sportEvents } from './events.ts';
import {
  award,
  externalLink,
  type HistoryItems,
  sportsHistoryLimits as max,
  type Performance,
  performance,
  type SeasonList,
  type Sport,
  type SportsHistory,
  seasonYear,
  sport,
} from './fields.ts';
import { hasLevelOf } from './levels.ts';
import { hasClearSport, lacksSportAlready } from './performance-sport.ts';
import { seasonYears } from './seasons.ts';

interface InSeason {
  readonly year: number;
}

const perSeason = <List extends SeasonList>(list: List): ListsIn<SportsHistory, HistoryItems[List], InSeason> => ({
  lists: ({ seasons }) =>
    seasons.map((season) => ({ group: { year: season.year }, items: itemsIn<HistoryItems, List>(season, list) })),
  edit: (content, { year }, change) => withSeasonList(content, year, list, change),
});

/** Only additions depend on the date: a season older than the last three keeps its items. */
const inOpenSeason = (_: SportsHistory, { year }: InSeason, at: Date): SectionRefusal | null => {
  const years = seasonYears(at);
  if (years.includes(year)) return null;
  return { code: 'season_out_of_range', field: 'year', params: { from: Math.min(...years), to: Math.max(...years) } };
};
const afterSport = (content: SportsHistory): SectionRefusal | null =>
  hasSport(content) ? null : { code: 'sport_required' };
const inOpenSeasonAfterSport = (content: SportsHistory, season: InSeason, at: Date): SectionRefusal | null =>
  inOpenSeason(content, season, at) ?? afterSport(content);

const isPlayed = (_: SportsHistory, { year }: InSeason, sport: Sport, before?: Sport): SectionRefusal | null =>
  hasLevelOf(sport, year, before) ? null : { code: 'category_out_of_season', field: 'category' };

const hasItsSport = (
  content: SportsHistory,
  { year }: InSeason,
  item: Performance,
  before?: Performance,
): SectionRefusal | null => {
  const { sports } = seasonOf(content, year);
  const { sportId } = item;
  if (before?.sportId === sportId || sports.some(({ id }) => id === sportId)) return null;
  if (sportId !== '') return { code: 'sport_unknown', field: 'sportId' };
  return hasClearSport(item, sports) || lacksSportAlready(before, sports)
    ? null
    : { code: 'required', field: 'sportId' };
};

export const sports = itemList({
  noun: 'Sport',
  item: sport,
  max: max.sports,
  group: { year: seasonYear },
  events: sportEvents,
  ...perSeason('sports'),
  mayAdd: inOpenSeason,
  fits: isPlayed,
});

export const performances = itemList({
  noun: 'Performance',
  item: performance,
  max: max.performances,
  group: { year: seasonYear },
  events: performanceEvents,
  ...perSeason('performances'),
  mayAdd: inOpenSeasonAfterSport,
  fits: hasItsSport,
});

export const awards = itemList({
  noun: 'Award',
  item: award,
  max: max.awards,
  group: { year: seasonYear },
  events: awardEvents,
  ...perSeason('awards'),
  mayAdd: inOpenSeasonAfterSport,
});

export const links = itemList({
  noun: 'ExternalLink',
  item: externalLink,
  max: max.links,
  group: {},
  events: externalLinkEvents,
  lists: (content: SportsHistory) => [{ group: {}, items: content.links }],
  edit: (content, _group, change) => ({ ...content, links: change(content.links) }),
  mayAdd: afterSport,
});
