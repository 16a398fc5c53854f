import type { Queryable } from '../database.ts';

/** The days in which the athlete can take the request back before support deletes the account. */
export const DAYS_TO_UNDO = 7;

export interface DeletionRequest {
  readonly athleteId: string;
  readonly askedAt: Date;
}

/** Returns false if the athlete has asked already: the first request counts. */
export const askDeletion = async (db: Queryable, athleteId: string, at: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deletion_requests')
    .values({ athlete_id: athleteId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Returns false if there is none. */
export const undoDeletion = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('deletion_requests')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deletionAskedAt = async (db: Queryable, athleteId: string): Promise<Date | null> => {
  const row = await db
    .selectFrom('deletion_requests')
    .select('asked_at')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  return row?.asked_at ?? null;
};

/** The oldest first. */
export const deletionRequests = async (db: Queryable): Promise<readonly DeletionRequest[]> => {
  const rows = await db.selectFrom('deletion_requests').selectAll().orderBy('asked_at').orderBy('athlete_id').execute();
  return rows.map((row) => ({ athleteId: row.athlete_id, askedAt: row.asked_at }));
};
