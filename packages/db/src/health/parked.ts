import type { Queryable } from '../database.ts';

export interface Parked {
  readonly subscriber: string;
  readonly athletes: number;
  readonly eventTypes: readonly string[];
}

/** Athletes set aside behind an event that a projection could not take. */
export const parked = async (db: Queryable): Promise<readonly Parked[]> => {
  const rows = await db
    .selectFrom('parked_athletes')
    .select(['subscriber', 'athlete_id', 'event_type'])
    .orderBy('subscriber')
    .execute();
  return [...Map.groupBy(rows, (row) => row.subscriber)].map(([subscriber, athletes]) => ({
    subscriber,
    athletes: athletes.length,
    eventTypes: [...new Set(athletes.map((row) => row.event_type))].sort(),
  }));
};
