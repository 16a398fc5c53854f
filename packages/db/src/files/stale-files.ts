import { REMOVED_FILE_DAYS } from '@palmares/domain/files';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { OwnFile } from './files.ts';

/** An upload that nothing came of, or that no section ever referred to, is kept this long. */
const UNUSED_DAYS = 1;

const isStale = sql<boolean>`case
  when state = 'removed' then changed_at < clock_timestamp() - make_interval(days => ${sql.lit(REMOVED_FILE_DAYS)})
  else used_at is null and changed_at < clock_timestamp() - make_interval(days => ${sql.lit(UNUSED_DAYS)})
end`;

/** Returns at most `limit` files that are to be deleted, oldest first. */
export const staleFiles = (db: Queryable, limit: number): Promise<readonly OwnFile[]> =>
  db
    .selectFrom('files')
    .select(['athlete_id as athleteId', 'id as fileId'])
    .where((eb) => eb.or([eb('state', '<>', 'ready'), eb('used_at', 'is', null)]))
    .where(isStale)
    .orderBy('changed_at')
    .limit(limit)
    .execute();

/**
 * Deletes the rows of those that are still stale, and returns these: an edit may have referred to one meanwhile. Enqueue
 * the removal of their bytes in the same transaction, so that bytes without a row cannot stay behind.
 */
export const deleteFiles = (db: Queryable, fileIds: readonly string[]): Promise<readonly OwnFile[]> =>
  db
    .deleteFrom('files')
    .where(sql<boolean>`id = any(${fileIds}::uuid[])`)
    .where(isStale)
    .returning(['athlete_id as athleteId', 'id as fileId'])
    .execute();
