import { sql } from 'kysely';
import type { Tx } from '../database.ts';

const now = sql<Date>`clock_timestamp()`;

/**
 * Tells which files the athlete's sections refer to after an edit: all of them, not only the edited section's. Files no
 * longer referred to become `removed`, and `ready` when they are referred to again. Call it after the append, whose lock
 * orders concurrent edits. Returns the ids that no longer exist.
 */
export const useFiles = async (tx: Tx, athleteId: string, fileIds: readonly string[]): Promise<readonly string[]> => {
  const named = sql<boolean>`id = any(${fileIds}::uuid[])`;
  const own = tx.updateTable('files').where('athlete_id', '=', athleteId);
  await own
    .set({ state: 'ready', used_at: now, changed_at: now })
    .where(named)
    .where((eb) => eb.or([eb('state', '=', 'removed'), eb.and([eb('state', '=', 'ready'), eb('used_at', 'is', null)])]))
    .execute();
  await own
    .set({ state: 'removed', changed_at: now })
    .where((eb) => eb.not(named))
    .where('state', '=', 'ready')
    .where('used_at', 'is not', null)
    .execute();
  const kept = await tx
    .selectFrom('files')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .where(named)
    .where('state', '=', 'ready')
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  return fileIds.filter((id) => !ids.has(id));
};
