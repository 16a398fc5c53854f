import { HOME_ZONE } from '@palmares/domain/kernel';
import { dayWordsIn } from '../../i18n/dates.ts';

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

const dayOf = ({ at }: Opening): string => dayWordsIn(at, HOME_ZONE);

/** Groups openings by day, in the order in which they come: the newest first. */
export const openingDays = (openings: readonly Opening[]): readonly OpeningDay[] =>
  [...new Set(openings.map(dayOf))].map((day) => {
    const ofDay = openings.filter((opening) => dayOf(opening) === day);
    const first = ofDay.at(-1);
    return {
      day,
      openings: ofDay.map((opening) => ({
        ...opening,
        minutesLater: first && opening !== first ? minutesBetween(first.at, opening.at) : null,
      })),
    };
  });
