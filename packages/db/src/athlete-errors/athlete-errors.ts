import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

const KEPT_DAYS = 30;
/** Maximum errors kept for one athlete in 24 hours: more say nothing new, and a page may fail again and again. */
const MAX_A_DAY = 20;

export interface AthleteError {
  readonly errorId: string;
  readonly athleteId: string;
  readonly place: string;
}

/**
 * Stores an error unless its id is known or the athlete has reached the daily maximum. Returns true if it was stored.
 */
export const keepError = async (db: Queryable, { errorId, athleteId, place }: AthleteError): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into athlete_errors (id, athlete_id, place)
    select ${errorId}::uuid, a.id, ${place} from accounts a
    where a.id = ${athleteId}::uuid and ${MAX_A_DAY} > (
      select count(*) from athlete_errors e where e.athlete_id = a.id and e.at > now() - interval '1 day'
    )
    on conflict (id) do nothing
  `.execute(db);
  return numAffectedRows === 1n;
};

/** Deletes errors older than 30 days; returns how many. */
export const deleteOldErrors = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('athlete_errors')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
