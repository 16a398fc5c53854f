import type { DraftItems } from '@palmares/domain/sections';

type Sport = DraftItems['sports'];
type Performance = DraftItems['performances'];

/** The sports that a performance may be of: those that are chosen, if the rest is still being filled in. */
export const namedSports = (sports: readonly Sport[]): readonly Sport[] => sports.filter(({ sport }) => sport !== '');

/** The sport of a new performance until another is chosen; empty if the season has none. */
export const firstSportId = (named: readonly Sport[]): string => named[0]?.id ?? '';

/** The performance with the season's sport if that is the only one: there is nothing to ask, also where it is older than the question. */
export const ofOnlySport = (item: Performance, named: readonly Sport[]): Performance => {
  const [only, another] = named;
  return only && !another ? { ...item, sportId: only.id } : item;
};
