import { sportLabel } from '@palmares/domain/catalogue';
import type { Language } from '@palmares/domain/kernel';
import { type DraftItems, type Gender, positionName } from '@palmares/domain/sections';
import { useMemo } from 'react';

type Performance = DraftItems['performances'];
export type NamedSport = Pick<DraftItems['sports'], 'id' | 'sport' | 'position' | 'positionOther'>;

/** The sports that a performance may belong to: every chosen one, even if its other fields are still empty. */
export const namedSports = (sports: readonly NamedSport[]): readonly NamedSport[] =>
  sports.flatMap(({ id, sport, position, positionOther }) =>
    sport === '' ? [] : [{ id, sport, position, positionOther }],
  );

/**
 * Like `namedSports`, but keeps the same array until another sport or position is chosen, so that typing about a sport
 * rerenders nothing.
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

/** Names the sports of a season; one that is there twice, with its position. */
export const sportChoicesOf = (named: readonly NamedSport[], language: Language, gender: Gender | null) =>
  named.map(({ id, ...chosen }) => {
    const label = sportLabel(chosen.sport, language);
    const isTwice = named.some((other) => other.id !== id && other.sport === chosen.sport);
    const position = isTwice ? positionName(chosen, language, gender) : '';
    return { value: id, label: position === '' ? label : `${label}, ${position}` };
  });
