import {
  type ExternalLink,
  emptySeason,
  inOrder,
  itemsIn,
  type Season,
  type SeasonItems,
  type SeasonList,
  type SportsHistory,
} from '@palmares/domain/sections/sports-history/fields';

export const seasonOf = ({ seasons }: SportsHistory, year: number): Season =>
  seasons.find((season) => season.year === year) ?? emptySeason(year);

export const withSeasonList = <List extends SeasonList>(
  history: SportsHistory,
  year: number,
  list: List,
  edit: (items: readonly SeasonItems[List][]) => readonly SeasonItems[List][],
): SportsHistory => {
  const season = seasonOf(history, year);
  const others = history.seasons.filter((other) => other.year !== year);
  return { ...history, seasons: inOrder([...others, { ...season, [list]: [...edit(itemsIn(season, list))] }]) };
};

export const withLinks = (
  history: SportsHistory,
  edit: (links: readonly ExternalLink[]) => readonly ExternalLink[],
): SportsHistory => ({ ...history, links: [...edit(history.links)] });

export const hasSport = ({ seasons }: SportsHistory): boolean => seasons.some(({ sports }) => sports.length > 0);
