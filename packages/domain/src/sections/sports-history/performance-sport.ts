import { issue } from '../../kernel/field-errors.ts';
import type { Item } from '../kit/items.ts';
import { type DraftItems, type Performance, performance, type Season } from './fields.ts';

type OfSport = Pick<DraftItems['performances'], 'sportId'>;

const isAmong = (sports: readonly Item[], sportId: string): boolean => sports.some(({ id }) => id === sportId);

/** True if it is clear of which sport of its season a performance is: in a season of one, always. */
export const hasClearSport = ({ sportId }: OfSport, sports: readonly Item[]): boolean =>
  sports.length < 2 || isAmong(sports, sportId);

/**
 * True if a performance of no clear sport was like this already, or lost its sport with the sport. Performances from
 * before there was a choice can still be corrected.
 */
export const lacksSportAlready = (before: OfSport | undefined, sports: readonly Item[]): boolean =>
  before !== undefined && !isAmong(sports, before.sportId);

/** The rules of a performance in one season's form. */
export const performanceOfSeason = (sports: readonly Item[]) =>
  performance.check(({ value, issues }) => {
    if (!hasClearSport(value, sports)) issues.push(issue('required', value.sportId, { path: ['sportId'] }));
  });

/**
 * Reverts what the season's rules refuse: a performance without a clear sport reverts to what was confirmed in this
 * season, or is left out if it is new.
 */
export const withClearSports = (season: Season, confirmed: readonly Performance[]): Season => {
  const { sports, performances } = season;
  const taken = (item: Performance): readonly Performance[] => {
    if (hasClearSport(item, sports)) return [item];
    const before = confirmed.find(({ id }) => id === item.id);
    if (!before) return [];
    return [lacksSportAlready(before, sports) ? item : before];
  };
  return { ...season, performances: performances.flatMap(taken) };
};
