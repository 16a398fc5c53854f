import type { DraftItems } from '@palmares/domain/sections';
import { useMemo } from 'react';

type Performance = DraftItems['performances'];
export type NamedSport = Pick<DraftItems['sports'], 'id' | 'sport'>;

/** The sports that a performance may be of: those that are chosen, if the rest is still being filled in. */
export const namedSports = (sports: readonly NamedSport[]): readonly NamedSport[] =>
  sports.flatMap(({ id, sport }) => (sport === '' ? [] : [{ id, sport }]));

/** As `namedSports`: the same array as long as no other sport is chosen, so that a key typed about a sport changes nothing. */
export const useNamedSports = (sports: readonly NamedSport[]): readonly NamedSport[] => {
  const key = JSON.stringify(namedSports(sports));
  return useMemo<readonly NamedSport[]>(() => JSON.parse(key), [key]);
};

/** The sport of a new performance until another is chosen; empty if the season has none. */
export const firstSportId = (named: readonly NamedSport[]): string => named[0]?.id ?? '';

/** The performance with the season's sport if that is the only one: there is nothing to ask, also where it is older than the question. */
export const ofOnlySport = (item: Performance, named: readonly NamedSport[]): Performance => {
  const [only, another] = named;
  return only && !another ? { ...item, sportId: only.id } : item;
};
