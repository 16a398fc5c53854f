import { type Item, type ListChanges, listChanges } from '../items.ts';
import type { SportsHistoryCommand } from './commands.ts';
import { emptySeason, itemsIn, type Season, type SeasonItems, type SeasonList, type SportsHistory } from './fields.ts';

type Placed<I extends Item> = ListChanges<I>['placed'][number];

/** A list of every season that either side has. An item that changes season is removed from one and added to the other. */
const perSeason = <List extends SeasonList>(from: SportsHistory, to: SportsHistory, list: List) => {
  const years = new Set([...from.seasons, ...to.seasons].map(({ year }) => year));
  const seasonOf = (seasons: readonly Season[], year: number): Season =>
    seasons.find((season) => season.year === year) ?? emptySeason(year);
  return [...years].map((year) => ({
    year,
    ...listChanges(itemsIn(seasonOf(from.seasons, year), list), itemsIn(seasonOf(to.seasons, year), list)),
  }));
};

/**
 * Removals first, so that no list is ever over its limit; then sports, because nothing else may be added to a history
 * without one.
 */
export const sportsHistoryChanges = (from: SportsHistory, to: SportsHistory): SportsHistoryCommand[] => {
  const sports = perSeason(from, to, 'sports');
  const performances = perSeason(from, to, 'performances');
  const awards = perSeason(from, to, 'awards');
  const links = listChanges(from.links, to.links);

  const placeSport = (year: number, { kind, index, item }: Placed<SeasonItems['sports']>): SportsHistoryCommand =>
    kind === 'add' ? { type: 'AddSport', year, index, item } : { type: 'MoveSport', id: item.id, index };
  const placePerformance = (
    year: number,
    { kind, index, item }: Placed<SeasonItems['performances']>,
  ): SportsHistoryCommand =>
    kind === 'add' ? { type: 'AddPerformance', year, index, item } : { type: 'MovePerformance', id: item.id, index };
  const placeAward = (year: number, { kind, index, item }: Placed<SeasonItems['awards']>): SportsHistoryCommand =>
    kind === 'add' ? { type: 'AddAward', year, index, item } : { type: 'MoveAward', id: item.id, index };
  const placeLink = ({ kind, index, item }: Placed<SportsHistory['links'][number]>): SportsHistoryCommand =>
    kind === 'add' ? { type: 'AddExternalLink', index, item } : { type: 'MoveExternalLink', id: item.id, index };

  return [
    ...links.removed.map((id): SportsHistoryCommand => ({ type: 'RemoveExternalLink', id })),
    ...awards.flatMap(({ removed }) => removed.map((id): SportsHistoryCommand => ({ type: 'RemoveAward', id }))),
    ...performances.flatMap(({ removed }) =>
      removed.map((id): SportsHistoryCommand => ({ type: 'RemovePerformance', id })),
    ),
    ...sports.flatMap(({ removed }) => removed.map((id): SportsHistoryCommand => ({ type: 'RemoveSport', id }))),
    ...sports.flatMap(({ year, placed }) => placed.map((step) => placeSport(year, step))),
    ...performances.flatMap(({ year, placed }) => placed.map((step) => placePerformance(year, step))),
    ...awards.flatMap(({ year, placed }) => placed.map((step) => placeAward(year, step))),
    ...links.placed.map(placeLink),
    ...sports.flatMap(({ changed }) => changed.map((item): SportsHistoryCommand => ({ type: 'ChangeSport', item }))),
    ...performances.flatMap(({ changed }) =>
      changed.map((item): SportsHistoryCommand => ({ type: 'ChangePerformance', item })),
    ),
    ...awards.flatMap(({ changed }) => changed.map((item): SportsHistoryCommand => ({ type: 'ChangeAward', item }))),
    ...links.changed.map((item): SportsHistoryCommand => ({ type: 'ChangeExternalLink', item })),
  ];
};
