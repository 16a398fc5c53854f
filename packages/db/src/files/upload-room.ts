import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** An announced file whose upload broke off no longer counts after this many minutes. The sweep deletes it later. */
const ABANDONED_MINUTES = 10;

const isAbandoned = sql<boolean>`(state = 'receiving' and coalesce(claimed_until, '-infinity') < clock_timestamp()
  and changed_at < clock_timestamp() - make_interval(mins => ${sql.lit(ABANDONED_MINUTES)}))`;

export interface UploadRoom {
  /** Files of the athlete that are not checked yet. */
  readonly waiting: number;
  /** Total size of the athlete's files that are announced, being checked or ready. */
  readonly bytes: number;
  /** That total plus the removed files, whose bytes are kept for a while. */
  readonly keptBytes: number;
}

/**
 * Counts the athlete's files and keeps other uploads of the athlete from beginning until the transaction ends, so that
 * two cannot take the last place.
 */
export const lockUploadRoom = async (tx: Tx, athleteId: string): Promise<UploadRoom> => {
  await tx.selectFrom('accounts').select('id').where('id', '=', athleteId).forNoKeyUpdate().execute();
  return tx
    .selectFrom('files')
    .select([
      sql<number>`(count(*) filter (where state in ('receiving', 'processing')))::integer`.as('waiting'),
      sql<number>`coalesce(sum(bytes) filter (where state not in ('refused', 'removed')), 0)::float8`.as('bytes'),
      sql<number>`coalesce(sum(bytes) filter (where state <> 'refused'), 0)::float8`.as('keptBytes'),
    ])
    .where('athlete_id', '=', athleteId)
    .where(sql<boolean>`not ${isAbandoned}`)
    .executeTakeFirstOrThrow();
};
