import { accepted, type Outcome, refused } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import { type Item, moved } from '../items.ts';
import type { SectionRefusal } from '../section.ts';
import type { SportsHistoryCommand } from './commands.ts';
import type { SportsHistoryEvent } from './events.ts';
import { itemsIn, type SeasonItems, type SeasonList, type SportsHistory, sportsHistoryLimits } from './fields.ts';
import { seasonYears } from './seasons.ts';

type Decision = Outcome<readonly SportsHistoryEvent[], SectionRefusal>;

interface InSeason<List extends SeasonList> {
  readonly year: number;
  readonly item: SeasonItems[List];
}

const nothing: Decision = accepted([]);
const happened = (event: SportsHistoryEvent): Decision => accepted([event]);

const dataOf = <Command extends { readonly type: string }>({ type: _, ...data }: Command) => data;

const holds = (items: readonly Item[], id: string): boolean => items.some((item) => item.id === id);

/** The list that holds the item, in whatever season it is. */
const holding = <List extends SeasonList>({ seasons }: SportsHistory, list: List, id: string) =>
  seasons.map((season) => itemsIn(season, list)).find((items) => holds(items, id)) ?? [];

const add = (into: readonly Item[], max: number, event: SportsHistoryEvent): Decision =>
  into.length >= max ? refused('list_full', { params: { max } }) : happened(event);

const change = (items: readonly Item[], item: Item, event: SportsHistoryEvent): Decision => {
  const existing = items.find(({ id }) => id === item.id);
  if (!existing) return refused('item_unknown');
  return same(existing, item) ? nothing : happened(event);
};

const move = (items: readonly Item[], { id, index }: Item & { index: number }, event: SportsHistoryEvent): Decision => {
  if (!holds(items, id)) return refused('item_unknown');
  return same(moved(items, id, index), items) ? nothing : happened(event);
};

/** Gone already is what was asked for. */
const remove = (items: readonly Item[], id: string, event: SportsHistoryEvent): Decision =>
  holds(items, id) ? happened(event) : nothing;

const hasSport = ({ seasons }: SportsHistory): boolean => seasons.some(({ sports }) => sports.length > 0);

/** Seasons that have passed out of the last three stay as they are told: only additions ask what day it is. */
const rulesOn = (content: SportsHistory, at: Date) => ({
  addTo: <List extends SeasonList>(list: List, { year, item }: InSeason<List>, event: SportsHistoryEvent): Decision => {
    const into = content.seasons.find((season) => season.year === year)?.[list] ?? [];
    const existing = holding(content, list, item.id).find(({ id }) => id === item.id);
    if (existing) return holds(into, item.id) && same(existing, item) ? nothing : refused('item_exists');
    const years = seasonYears(at);
    if (!years.includes(year)) {
      const params = { from: Math.min(...years), to: Math.max(...years) };
      return refused('season_out_of_range', { field: 'year', params });
    }
    if (list !== 'sports' && !hasSport(content)) return refused('sport_required');
    return add(into, sportsHistoryLimits[list], event);
  },
  addLink: (item: SportsHistory['links'][number], event: SportsHistoryEvent): Decision => {
    const existing = content.links.find(({ id }) => id === item.id);
    if (existing) return same(existing, item) ? nothing : refused('item_exists');
    return hasSport(content) ? add(content.links, sportsHistoryLimits.links, event) : refused('sport_required');
  },
});

export const decideSportsHistory = (command: SportsHistoryCommand, content: SportsHistory, at: Date): Decision => {
  const rules = rulesOn(content, at);
  const { links } = content;
  switch (command.type) {
    case 'AddSport':
      return rules.addTo('sports', command, { type: 'SportAdded', data: dataOf(command) });
    case 'ChangeSport':
      return change(holding(content, 'sports', command.item.id), command.item, {
        type: 'SportChanged',
        data: dataOf(command),
      });
    case 'MoveSport':
      return move(holding(content, 'sports', command.id), command, { type: 'SportMoved', data: dataOf(command) });
    case 'RemoveSport':
      return remove(holding(content, 'sports', command.id), command.id, {
        type: 'SportRemoved',
        data: dataOf(command),
      });
    case 'AddPerformance':
      return rules.addTo('performances', command, { type: 'PerformanceAdded', data: dataOf(command) });
    case 'ChangePerformance':
      return change(holding(content, 'performances', command.item.id), command.item, {
        type: 'PerformanceChanged',
        data: dataOf(command),
      });
    case 'MovePerformance':
      return move(holding(content, 'performances', command.id), command, {
        type: 'PerformanceMoved',
        data: dataOf(command),
      });
    case 'RemovePerformance':
      return remove(holding(content, 'performances', command.id), command.id, {
        type: 'PerformanceRemoved',
        data: dataOf(command),
      });
    case 'AddAward':
      return rules.addTo('awards', command, { type: 'AwardAdded', data: dataOf(command) });
    case 'ChangeAward':
      return change(holding(content, 'awards', command.item.id), command.item, {
        type: 'AwardChanged',
        data: dataOf(command),
      });
    case 'MoveAward':
      return move(holding(content, 'awards', command.id), command, { type: 'AwardMoved', data: dataOf(command) });
    case 'RemoveAward':
      return remove(holding(content, 'awards', command.id), command.id, {
        type: 'AwardRemoved',
        data: dataOf(command),
      });
    case 'AddExternalLink':
      return rules.addLink(command.item, { type: 'ExternalLinkAdded', data: dataOf(command) });
    case 'ChangeExternalLink':
      return change(links, command.item, { type: 'ExternalLinkChanged', data: dataOf(command) });
    case 'MoveExternalLink':
      return move(links, command, { type: 'ExternalLinkMoved', data: dataOf(command) });
    case 'RemoveExternalLink':
      return remove(links, command.id, { type: 'ExternalLinkRemoved', data: dataOf(command) });
  }
};
