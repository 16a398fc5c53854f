import { endOfDay, HOME_ZONE, homeDate } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

export interface DayOpenings {
  /** A day in `HOME_ZONE`, such as `2026-11-20`. */
  readonly day: string;
  readonly count: number;
}

/** The last 30 days, the earliest first. */
const daysUntil = (at: Date): readonly string[] => {
  const today = Date.parse(homeDate(at));
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
};

/**
 * Counts the openings of all of an athlete's links on each of the last 30 days. A count of a day tells neither the link
 * nor the time. A minor with one link learns no more of a visitor than the list of links says, which is how often that
 * link was opened and on which day last, so the count is the same at every age.
 */
export const openingsByDay = async (db: Queryable, athleteId: string, at: Date): Promise<readonly DayOpenings[]> => {
  const { rows } = await sql<DayOpenings>`
    select to_char(o.at at time zone ${HOME_ZONE}, 'YYYY-MM-DD') as day, count(*)::int as count
    from link_openings o
    where o.athlete_id = ${athleteId}::uuid and o.at > ${endOfDay(at, -DAYS)}::timestamptz
    group by 1`.execute(db);
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return daysUntil(at).map((day) => ({ day, count: counts.get(day) ?? 0 }));
};
