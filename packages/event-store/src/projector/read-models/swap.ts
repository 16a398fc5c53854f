import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database.ts';
import type { Projection } from '../projection.ts';
import { copyOf } from './build-copy.ts';
import { dropTables, type ReadModel, readModelOf, setReadModel, tableIn } from './read-model-tables.ts';
import { lockReadModel } from './read-model-versions.ts';

/** Queries of the read model queue behind this lock request, so it is short and retried. */
const LOCK_TIMEOUT_MS = 500;

const NONE: ReadModel = { version: 0, tables: [] };

export const servingModel = async (db: Queryable, { name }: Projection): Promise<ReadModel | undefined> =>
  readModelOf(db, name);

/**
 * Locks the serving projection: its readers and its projector wait. Locks tables before checkpoints, in the projector's
 * order, to avoid a deadlock.
 */
export const freeze = async (tx: Tx, projection: Projection): Promise<void> => {
  await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
  await lockReadModel(tx, projection.name);
  const { tables } = (await servingModel(tx, projection)) ?? NONE;
  for (const table of tables) await sql`lock table ${tableIn('read', table)} in access exclusive mode`.execute(tx);
  await tx.selectFrom('checkpoints').select('shard').where('subscriber', '=', projection.name).forUpdate().execute();
};

/**
 * Takes over the copy's checkpoints. It has read all readable events while the serving projection was locked, so none
 * moves back.
 */
const takeCheckpoints = async (tx: Tx, serving: string, copy: string): Promise<void> => {
  await sql`
    insert into checkpoints as serving (subscriber, shard, incarnation, transaction_id, position, fence, moved_at)
    select ${serving}, shard, incarnation, transaction_id, position, fence, moved_at
      from checkpoints where subscriber = ${copy}
    on conflict (subscriber, shard) do update set incarnation = excluded.incarnation,
      transaction_id = excluded.transaction_id, position = excluded.position, moved_at = excluded.moved_at
    where (excluded.incarnation, excluded.transaction_id, excluded.position)
      > (serving.incarnation, serving.transaction_id, serving.position)
  `.execute(tx);
  await tx.deleteFrom('checkpoints').where('subscriber', '=', copy).execute();
};

/** Replaces the serving read model with the finished copy, all or nothing. */
export const swap = async (tx: Tx, projection: Projection): Promise<void> => {
  const { name } = projection;
  const copy = copyOf(projection, 'rebuild');
  await dropTables(tx, 'read', (await servingModel(tx, projection))?.tables ?? []);
  for (const table of Object.keys(projection.tables))
    await sql`alter table ${tableIn('rebuild', table)} set schema read`.execute(tx);
  await takeCheckpoints(tx, name, copy);
  await tx.deleteFrom('parked_subjects').where('subscriber', '=', name).execute();
  await tx.updateTable('parked_subjects').set({ subscriber: name }).where('subscriber', '=', copy).execute();
  await tx.deleteFrom('read_models').where('subscriber', '=', copy).execute();
  await setReadModel(tx, name, projection);
};

/** Returns the programs that hold locks on the tables, by application name. */
export const holdersOf = async (db: Queryable, { tables }: Projection): Promise<readonly string[]> => {
  const { rows } = await sql<{ program: string }>`
    select distinct coalesce(nullif(a.application_name, ''), 'an unnamed program') || ', pid ' || a.pid as program
    from pg_locks l
    join pg_class c on c.oid = l.relation
    join pg_namespace n on n.oid = c.relnamespace
    join pg_stat_activity a on a.pid = l.pid
    where n.nspname = 'read' and c.relname = any(${Object.keys(tables)}::text[]) and l.granted
    order by program
  `.execute(db);
  return rows.map(({ program }) => program);
};
