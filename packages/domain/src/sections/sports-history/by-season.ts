import {
  type DraftItems,
  emptySeason,
  type HistoryOf,
  type ListsOf,
  type Season,
  type SeasonList,
  type SeasonOf,
  type SportsHistoryDraft,
  seasonLists,
} from './fields.ts';

const isSeasonEmpty = (season: SeasonOf<DraftItems>): boolean => seasonLists.every((list) => season[list].length === 0);

/** Canonical order: latest season first, without empty seasons. */
export const inOrder = <Season extends SeasonOf<DraftItems>>(seasons: readonly Season[]): Season[] =>
  seasons.filter((season) => !isSeasonEmpty(season)).sort((left, right) => right.year - left.year);

export const isHistoryEmpty = ({ seasons, links }: SportsHistoryDraft): boolean =>
  seasons.every(isSeasonEmpty) && links.length === 0;

export const hasSport = ({ seasons }: SportsHistoryDraft): boolean => seasons.some(({ sports }) => sports.length > 0);

export const seasonOf = <Items extends DraftItems>({ seasons }: HistoryOf<Items>, year: number): SeasonOf<Items> =>
  seasons.find((season) => season.year === year) ?? emptySeason(year);

export const itemsIn = <Items extends DraftItems, List extends SeasonList>(
  season: ListsOf<Items>,
  list: List,
): Items[List][] => season[list];

/** Returns the history with one list of one season replaced. */
export const withSeasonList = <Items extends DraftItems, List extends SeasonList>(
  history: HistoryOf<Items>,
  year: number,
  list: List,
  change: (items: readonly Items[List][]) => readonly Items[List][],
): HistoryOf<Items> => {
  const season = seasonOf(history, year);
  const others = history.seasons.filter((other) => other.year !== year);
  return {
    ...history,
    seasons: inOrder([...others, { ...season, [list]: [...change(itemsIn<Items, List>(season, list))] }]),
  };
};

/** Drops references to sports that their season does not have, for example because they were removed. */
export const withKnownSports = (season: Season): Season => ({
  ...season,
  performances: season.performances.map((performance) =>
    performance.sportId === '' || season.sports.some(({ id }) => id === performance.sportId)
      ? performance
      : { ...performance, sportId: '' },
  ),
});
