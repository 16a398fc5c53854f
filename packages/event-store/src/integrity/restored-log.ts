import { sql } from 'kysely';
import type pg from 'pg';
import type { Database, Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

export interface LogOrigin {
  readonly incarnation: number;
  /** Shards whose newest event has a transaction id that this server has not reached yet. */
  readonly shardsAhead: number;
  /** Number of those whose newest event and its stream's row name different transactions; in a dump they agree. */
  readonly shardsForged: number;
  /** Number of checkpoints at such a transaction id. */
  readonly checkpointsAhead: number;
}

/** Thrown if a dump was restored into a server whose transaction ids are lower: readers would skip new events. */
export class RestoredLog extends Error {
  constructor({ incarnation }: LogOrigin) {
    super(
      `The log (incarnation ${incarnation}) holds transactions that this server has not begun yet: it was restored from another server's dump. ` +
        'Before anything is written to it, run as its owner: palmares restore, which also erases everyone in the erasure ledger again ' +
        '(palmares log new-incarnation alone does not)',
    );
    this.name = 'RestoredLog';
  }
}

/**
 * Thrown if an event's transaction id was changed to one that this server has not reached yet. A restored dump never
 * looks like that.
 */
export class ForgedLog extends Error {
  constructor({ shardsForged }: LogOrigin) {
    super(
      `The newest event of ${shardsForged} of ${SHARDS} shards names a transaction that this server has not begun yet and that did not write ` +
        "its stream: the event was changed in the database, the log was not restored from another server's dump. " +
        'Investigate before anything is written to it: palmares history verify --all names the event',
    );
    this.name = 'ForgedLog';
  }
}

/**
 * Finds transaction ids that are ahead. Reads only the end of each shard's index and the checkpoints, and streams only
 * for events that are ahead, so it is cheap enough for each new connection.
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

/** Throws {@link RestoredLog} or {@link ForgedLog}. */
export const refuseRestoredLog = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const origin = await askedOf(client);
  refuseForged(origin);
  if (isAhead(origin)) throw new RestoredLog(origin);
};

export interface NewIncarnation {
  readonly before: LogOrigin;
  /** Unchanged if nothing was ahead. */
  readonly incarnation: number;
}

/**
 * Starts a new incarnation if anything is ahead, so that new events sort after all existing ones; run it as the tables'
 * owner. Waits for appending transactions and blocks new ones, because one that committed into the old incarnation
 * afterwards would be skipped. Throws {@link ForgedLog}, because readers would take the changed event for a new one.
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
      // These ids are from the dumped server; this one has not reached them yet.
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
