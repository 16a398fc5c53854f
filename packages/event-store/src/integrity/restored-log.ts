import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

export interface LogOrigin {
  readonly incarnation: number;
  /** Shards with an event from a transaction that this server has not begun yet. */
  readonly shardsAhead: number;
  /** Checkpoints that stand at such a transaction. */
  readonly checkpointsAhead: number;
}

/** A dump was restored into a server whose transaction ids are lower: readers would skip what is written from now on. */
export class RestoredLog extends Error {
  constructor({ incarnation }: LogOrigin) {
    super(
      `The log (incarnation ${incarnation}) holds transactions that this server has not begun yet: it was restored from another server's dump. ` +
        'Nothing may be written to it before its owner runs: palmares restore, which also erases again whom the erasure ledger names ' +
        '(palmares log new-incarnation alone does not)',
    );
    this.name = 'RestoredLog';
  }
}

/** One look at the end of each shard's index and at the checkpoints: cheap enough for each new connection. */
const question = `
  with now as (
    select l.incarnation, pg_snapshot_xmax(pg_current_snapshot()) as next from log_incarnation l
  )
  select now.incarnation,
    (select count(*)::integer from generate_series(0, ${SHARDS - 1}) as shards (shard) where exists (
      select from (
        select e.incarnation, e.transaction_id from events e where e.shard = shards.shard
        order by e.shard desc, e.incarnation desc, e.transaction_id desc, e.position desc limit 1
      ) newest where (newest.incarnation, newest.transaction_id) >= (now.incarnation, now.next)
    )) as "shardsAhead",
    (select count(*)::integer from checkpoints c
      where (c.incarnation, c.transaction_id) >= (now.incarnation, now.next)) as "checkpointsAhead"
  from now
`;

const only = ([origin]: readonly LogOrigin[]): LogOrigin => {
  if (!origin) throw new Error('log_incarnation is empty');
  return origin;
};

const askedOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<LogOrigin> =>
  only((await client.query<LogOrigin>(question)).rows);

export const logOrigin = async (db: Queryable): Promise<LogOrigin> =>
  only((await sql.raw<LogOrigin>(question).execute(db)).rows);

export const isAhead = ({ shardsAhead, checkpointsAhead }: LogOrigin): boolean => shardsAhead + checkpointsAhead > 0;

/** Throws {@link RestoredLog}. */
export const refuseRestoredLog = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const origin = await askedOf(client);
  if (isAhead(origin)) throw new RestoredLog(origin);
};

export interface NewIncarnation {
  readonly before: LogOrigin;
  /** The same as before when nothing was ahead. */
  readonly incarnation: number;
}

/**
 * As the tables' owner: begins a new incarnation when something is ahead, so that what is written from now on comes
 * after everything there is. Waits for transactions that are appending, and none begins meanwhile: one that commits
 * into the old incarnation afterwards would be skipped.
 */
export const beginIncarnation = async (
  owner: Database,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<NewIncarnation> => {
  const client = await owner.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '10s'`);
    await client.query('lock table log_incarnation in access exclusive mode');
    const before = await askedOf(client);
    if (isAhead(before)) {
      await client.query('update log_incarnation set incarnation = incarnation + 1');
      // Numbers of the cluster that the dump is from: here they are yet to come.
      await client.query(
        `update streams set transaction_id = default where transaction_id >= pg_snapshot_xmax(pg_current_snapshot())`,
      );
    }
    const { incarnation } = await askedOf(client);
    await client.query(dryRun ? 'rollback' : 'commit');
    return { before, incarnation };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
