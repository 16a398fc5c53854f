import { dayWords } from '../../i18n/dates.ts';

export interface Opening {
  readonly openingId: string;
  readonly at: Date;
  readonly url: string;
}

export interface OpeningRow extends Opening {
  /** Whole minutes after the first opening of its day; null for that one. */
  readonly minutesLater: number | null;
}

export interface OpeningDay {
  readonly day: string;
  readonly openings: readonly OpeningRow[];
}

const minutesBetween = (earlier: Date, later: Date): number =>
  Math.floor((later.getTime() - earlier.getTime()) / 60_000);

const dayOf = ({ at }: Opening): string => dayWords(at);

/**
 * Groups openings by day, in the order in which they come: the newest first. If the list is cut, the first opening of its
 * last day may be missing, so nothing is counted from there.
 */
export const openingDays = (openings: readonly Opening[], isCut: boolean): readonly OpeningDay[] =>
  [...new Set(openings.map(dayOf))].map((day, nth, days) => {
    const ofDay = openings.filter((opening) => dayOf(opening) === day);
    const first = isCut && nth === days.length - 1 ? undefined : ofDay.at(-1);
    return {
      day,
      openings: ofDay.map((opening) => ({
        ...opening,
        minutesLater: first && opening !== first ? minutesBetween(first.at, opening.at) : null,
      })),
    };
  });
