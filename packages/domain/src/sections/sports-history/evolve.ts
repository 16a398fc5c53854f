import { changed, inserted, moved, removed } from '../items.ts';
import type { SportsHistoryEvent } from './events.ts';
import { emptySeason, inOrder, itemsIn, type SeasonItems, type SeasonList, type SportsHistory } from './fields.ts';

type Edit<List extends SeasonList> = (items: SeasonItems[List][]) => SeasonItems[List][];

const inSeason = <List extends SeasonList>(
  content: SportsHistory,
  list: List,
  year: number,
  edit: Edit<List>,
): SportsHistory => {
  const season = content.seasons.find((candidate) => candidate.year === year) ?? emptySeason(year);
  const others = content.seasons.filter((candidate) => candidate.year !== year);
  return { ...content, seasons: inOrder([...others, { ...season, [list]: edit(itemsIn(season, list)) }]) };
};

const inEach = <List extends SeasonList>(content: SportsHistory, list: List, edit: Edit<List>): SportsHistory => ({
  ...content,
  seasons: inOrder(content.seasons.map((season) => ({ ...season, [list]: edit(itemsIn(season, list)) }))),
});

export const evolveSportsHistory = (content: SportsHistory, { type, data }: SportsHistoryEvent): SportsHistory => {
  switch (type) {
    case 'SportAdded':
      return inSeason(content, 'sports', data.year, (sports) => inserted(sports, data.index, data.item));
    case 'SportChanged':
      return inEach(content, 'sports', (sports) => changed(sports, data.item));
    case 'SportMoved':
      return inEach(content, 'sports', (sports) => moved(sports, data.id, data.index));
    case 'SportRemoved':
      return inEach(content, 'sports', (sports) => removed(sports, data.id));
    case 'PerformanceAdded':
      return inSeason(content, 'performances', data.year, (items) => inserted(items, data.index, data.item));
    case 'PerformanceChanged':
      return inEach(content, 'performances', (items) => changed(items, data.item));
    case 'PerformanceMoved':
      return inEach(content, 'performances', (items) => moved(items, data.id, data.index));
    case 'PerformanceRemoved':
      return inEach(content, 'performances', (items) => removed(items, data.id));
    case 'AwardAdded':
      return inSeason(content, 'awards', data.year, (awards) => inserted(awards, data.index, data.item));
    case 'AwardChanged':
      return inEach(content, 'awards', (awards) => changed(awards, data.item));
    case 'AwardMoved':
      return inEach(content, 'awards', (awards) => moved(awards, data.id, data.index));
    case 'AwardRemoved':
      return inEach(content, 'awards', (awards) => removed(awards, data.id));
    case 'ExternalLinkAdded':
      return { ...content, links: inserted(content.links, data.index, data.item) };
    case 'ExternalLinkChanged':
      return { ...content, links: changed(content.links, data.item) };
    case 'ExternalLinkMoved':
      return { ...content, links: moved(content.links, data.id, data.index) };
    case 'ExternalLinkRemoved':
      return { ...content, links: removed(content.links, data.id) };
  }
};
