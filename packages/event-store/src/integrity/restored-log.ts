import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

export interface LogOrigin {
  readonly incarnation: number;
  /** Shards with an event from a transaction that this server has not begun yet. */
  readonly shardsAhead: number;
  /** Of those, the ones whose event does not name the transaction that wrote its stream last, as it would in a dump. */
  readonly shardsForged: number;
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

/** An event's transaction id was changed to one that this server has not begun yet. No restored dump looks like that. */
export class ForgedLog extends Error {
  constructor({ shardsForged }: LogOrigin) {
    super(
      `The newest event of ${shardsForged} of ${SHARDS} shards names a transaction that this server has not begun yet and that did not write ` +
        "its stream: the event was changed in the database, the log was not restored from another server's dump. " +
        'Nothing may be written to it before that is looked into: palmares history verify --all names the event',
    );
    this.name = 'ForgedLog';
  }
}

/**
 * One look at the end of each shard's index and at the checkpoints: cheap enough for each new connection. The streams are
 * looked at for those events alone that are ahead.
 */
const question = `
  with now as (
    select l.incarnation, pg_snapshot_xmax(pg_current_snapshot()) as next from log_incarnation l
  ), ahead as materialized (
    select newest.* from now cross join generate_series(0, ${SHARDS - 1}) as shards (shard) cross join lateral (
      select e.shard, e.incarnation, e.transaction_id, e.position from events e where e.shard = shards.shard
      order by e.shard desc, e.incarnation desc, e.transaction_id desc, e.position desc limit 1
    ) newest where (newest.incarnation, newest.transaction_id) >= (now.incarnation, now.next)
  )
  select now.incarnation,
    (select count(*)::integer from ahead) as "shardsAhead",
    (select count(*)::integer from ahead a where not exists (
      select from events e join streams s on s.shard = e.shard and s.stream = e.stream
      where e.shard = a.shard and e.incarnation = a.incarnation and e.transaction_id = a.transaction_id
        and e.position = a.position and s.transaction_id = e.transaction_id
    )) as "shardsForged",
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

const refuseForged = (origin: LogOrigin): void => {
  if (origin.shardsForged > 0) throw new ForgedLog(origin);
};

/** Throws {@link RestoredLog}, or {@link ForgedLog}. */
export const refuseRestoredLog = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const origin = await askedOf(client);
  refuseForged(origin);
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
 * into the old incarnation afterwards would be skipped. Throws {@link ForgedLog}: readers would take the changed event
 * for one that is new.
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
    refuseForged(before);
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
