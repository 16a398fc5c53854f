import type { Queryable } from '../database.ts';
import { columnsOf, cursorOf, type LoggedEvent } from '../event-log/read-log.ts';

/** Sets an athlete aside in one projection from this event on; their later events wait behind it, in order. */
export const park = async (
  db: Queryable,
  subscriber: string,
  shard: number,
  athleteId: string,
  event: LoggedEvent,
  error: unknown,
): Promise<void> => {
  await db
    .insertInto('parked_athletes')
    .values({
      subscriber,
      athlete_id: athleteId,
      shard,
      ...columnsOf(cursorOf(event)),
      event_type: event.type,
      // An error's name and our own words only: a message of the database may carry what the athlete wrote.
      reason: error instanceof Error ? error.name : 'Unknown',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const parkedIn = async (
  db: Queryable,
  subscriber: string,
  athleteIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (athleteIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('parked_athletes')
    .select('athlete_id')
    .where('subscriber', '=', subscriber)
    .where('athlete_id', 'in', athleteIds)
    .execute();
  return new Set(rows.map((row) => row.athlete_id));
};
