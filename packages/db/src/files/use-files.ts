import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * Tells which files the athlete's sections refer to after an edit: all of them, not only the edited section's. Files no
 * longer referred to become `removed`, and `ready` when they are referred to again. Call it after the append, whose lock
 * orders concurrent edits. Returns the ids that no longer exist.
 *
 * One statement. The sweep may delete a file that this one still sees as unused, but none that is in use, so the first is
 * kept only if its update found it.
 */
export const useFiles = async (tx: Tx, athleteId: string, fileIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with used as (
      update files set state = 'ready', used_at = clock_timestamp(), changed_at = clock_timestamp()
      where athlete_id = ${athleteId}::uuid and id = any(${fileIds}::uuid[])
        and (state = 'removed' or (state = 'ready' and used_at is null))
      returning id
    ), unused as (
      update files set state = 'removed', changed_at = clock_timestamp()
      where athlete_id = ${athleteId}::uuid and not id = any(${fileIds}::uuid[])
        and state = 'ready' and used_at is not null
    )
    select id from used
    union all
    select id from files
    where athlete_id = ${athleteId}::uuid and id = any(${fileIds}::uuid[]) and state = 'ready' and used_at is not null
  `.execute(tx);
  const kept = new Set(rows.map(({ id }) => id));
  return fileIds.filter((id) => !kept.has(id));
};
