import type { DraftItems } from '@palmares/domain/sections';
import { useMemo } from 'react';

type Performance = DraftItems['performances'];
export type NamedSport = Pick<DraftItems['sports'], 'id' | 'sport'>;

/** The sports that a performance may belong to: every chosen one, even if its other fields are still empty. */
export const namedSports = (sports: readonly NamedSport[]): readonly NamedSport[] =>
  sports.flatMap(({ id, sport }) => (sport === '' ? [] : [{ id, sport }]));

/**
 * Like `namedSports`, but keeps the same array until another sport is chosen, so that typing about a sport rerenders
 * nothing.
 */
export const useNamedSports = (sports: readonly NamedSport[]): readonly NamedSport[] => {
  const key = JSON.stringify(namedSports(sports));
  return useMemo<readonly NamedSport[]>(() => JSON.parse(key), [key]);
};

/** The sport of a new performance until another is chosen; empty if the season has none. */
export const firstSportId = (named: readonly NamedSport[]): string => named[0]?.id ?? '';

/**
 * Sets the season's sport if it is the only one, so that it need not be asked, even for performances older than the
 * question.
 */
export const ofOnlySport = (item: Performance, named: readonly NamedSport[]): Performance => {
  const [only, another] = named;
  return only && !another ? { ...item, sportId: only.id } : item;
};
