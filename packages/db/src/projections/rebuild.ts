import { SHARDS } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, readLog, start } from '../event-log/read-log.ts';
import { unlessTaken } from '../jobs/one-at-a-time.ts';
import { readCheckpoints, setCheckpoint } from './checkpoints.ts';
import { projectBatch } from './project-batch.ts';
import type { Projection, Subscriber } from './projection.ts';

const BATCH = 500;
/** Nobody owns a rebuild's checkpoints but the one process that holds its lock. */
const FENCE = 0;

const allShards = Array.from({ length: SHARDS }, (_, shard) => shard);

/** The name under which a projection that is being built keeps its checkpoints. */
export const rebuildOf = (projection: Projection): string => `${projection.name}@rebuild`;

const builder = (projection: Projection): Subscriber => ({
  name: rebuildOf(projection),
  kinds: projection.kinds,
  handle: (tx, recorded) => projection.apply(tx.withSchema('rebuild'), recorded),
});

export interface RebuildOptions {
  /** As the tables' owner, with three connections: for the lock, for the swap, and for the work between. */
  readonly owner: Database;
  readonly keyring: Keyring;
  readonly projection: Projection;
  /** Starts over instead of going on where an earlier rebuild died. */
  readonly restart?: boolean;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Another process is building this projection. */
export class RebuildUnderWay extends Error {
  constructor(projection: Projection) {
    super(`${projection.name} is being rebuilt by another process`);
    this.name = 'RebuildUnderWay';
  }
}

const target = (table: string) => sql.id('rebuild', table);
const live = (table: string) => sql.id('read', table);

const prepare = async (db: Queryable, projection: Projection): Promise<void> => {
  for (const table of projection.tables) {
    await sql`create table if not exists ${target(table)} (like ${live(table)} including all)`.execute(db);
    await sql`grant select, insert, update, delete on ${target(table)} to palmares_app`.execute(db);
    await sql`grant select on ${target(table)} to palmares_reader`.execute(db);
  }
};

/** Forgets what a rebuild has built so far. */
const discard = async (tx: Tx, projection: Projection): Promise<void> => {
  for (const table of projection.tables) await sql`drop table if exists ${target(table)}`.execute(tx);
  await tx.deleteFrom('checkpoints').where('subscriber', '=', rebuildOf(projection)).execute();
  await tx.deleteFrom('parked_athletes').where('subscriber', '=', rebuildOf(projection)).execute();
};

/** Builds one shard up to `upTo`, else as far as it can be read. */
const buildShard = async (
  { owner, keyring, projection }: RebuildOptions,
  shard: number,
  onRead: (events: number) => void,
  upTo?: Cursor,
): Promise<void> => {
  const subscriber = builder(projection);
  for (;;) {
    const checkpoints = await readCheckpoints(owner.kysely, shard, [subscriber.name]);
    const from = checkpoints.get(subscriber.name) ?? start;
    const events = await readLog(owner.kysely, shard, from, BATCH, upTo);
    if (events.length === 0) return;
    await projectBatch({
      database: owner,
      keyring,
      subscriber,
      shard,
      events,
      moveCheckpoint: (tx, to) => setCheckpoint(tx, subscriber.name, { shard, fence: FENCE }, from, to),
    });
    onRead(events.length);
  }
};

const countAhead = async (db: Queryable, projection: Projection): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from events e
    left join checkpoints c on c.subscriber = ${rebuildOf(projection)} and c.shard = e.shard
    where (e.incarnation, e.transaction_id, e.position)
      > (coalesce(c.incarnation, 0), coalesce(c.transaction_id, '0'), coalesce(c.position, 0))
  `.execute(db);
  return rows[0]?.count ?? 0;
};

const alone = async <Result>({ owner, projection }: RebuildOptions, work: () => Promise<Result>): Promise<Result> => {
  const result = await unlessTaken(owner, rebuildOf(projection), work);
  if (result === 'taken') throw new RebuildUnderWay(projection);
  return result;
};

/** Where the live projection stands in each shard. */
const liveCursors = async ({ owner, projection }: RebuildOptions): Promise<ReadonlyMap<number, Cursor>> => {
  const cursors = new Map<number, Cursor>();
  for (const shard of allShards) {
    const checkpoints = await readCheckpoints(owner.kysely, shard, [projection.name]);
    cursors.set(shard, checkpoints.get(projection.name) ?? start);
  }
  return cursors;
};

/** Brings the copy from where it stands to the given places, else to where the log can be read. */
const build = async (options: RebuildOptions, upTo?: ReadonlyMap<number, Cursor>): Promise<void> => {
  const { owner, projection, onProgress } = options;
  const total = await countAhead(owner.kysely, projection);
  let done = 0;
  onProgress?.({ done, total });
  for (const shard of allShards)
    await buildShard(
      options,
      shard,
      (events) => {
        done += events;
        onProgress?.({ done, total: Math.max(total, done) });
      },
      upTo?.get(shard),
    );
};

/**
 * Holds the live projection still: its readers and its projector wait. The tables are locked before
 * the checkpoints, in the order in which the projector takes them, so that neither waits for the other for ever.
 */
const freeze = async (tx: Tx, projection: Projection): Promise<void> => {
  await sql`set local lock_timeout = '5s'`.execute(tx);
  for (const table of projection.tables) await sql`lock table ${live(table)} in access exclusive mode`.execute(tx);
  await tx.selectFrom('checkpoints').select('shard').where('subscriber', '=', projection.name).forUpdate().execute();
};

const swap = async ({ projection }: RebuildOptions, tx: Tx): Promise<void> => {
  for (const table of projection.tables) {
    await sql`drop table ${live(table)}`.execute(tx);
    await sql`alter table ${target(table)} set schema read`.execute(tx);
  }
  for (const kept of ['checkpoints', 'parked_athletes'] as const) {
    await tx.deleteFrom(kept).where('subscriber', '=', projection.name).execute();
    await tx
      .updateTable(kept)
      .set({ subscriber: projection.name })
      .where('subscriber', '=', rebuildOf(projection))
      .execute();
  }
};

/**
 * Builds the projection beside the one that serves, from zero or from where an earlier run died, then
 * puts it in its place. Readers wait only for the swap.
 */
export const rebuild = (options: RebuildOptions): Promise<void> =>
  alone(options, async () => {
    const { owner, projection, restart } = options;
    if (restart) await owner.kysely.transaction().execute((tx) => discard(tx, projection));
    await prepare(owner.kysely, projection);
    await build(options);
    await owner.kysely.transaction().execute(async (tx) => {
      await freeze(tx, projection);
      await build({ ...options, onProgress: () => undefined });
      await swap(options, tx);
    });
  });

export interface Difference {
  readonly table: string;
  /** `missing`: the events say it and the read model does not; `surplus`: the other way round. */
  readonly side: 'missing' | 'surplus';
  readonly athleteId: string;
}

const differencesIn = async (tx: Tx, table: string): Promise<readonly Difference[]> => {
  const { rows } = await sql<Difference>`
    select ${table} as "table", side, athlete_id as "athleteId" from (
      select 'missing' as side, athlete_id from (select * from ${target(table)} except select * from ${live(table)}) m
      union all
      select 'surplus' as side, athlete_id from (select * from ${live(table)} except select * from ${target(table)}) s
    ) d order by athlete_id, side
  `.execute(tx);
  return rows;
};

/** Builds the projection anew up to where the live one stands, and compares the two row by row. */
export const verifyProjection = (options: RebuildOptions): Promise<readonly Difference[]> =>
  alone(options, async () => {
    const { owner, projection } = options;
    await owner.kysely.transaction().execute((tx) => discard(tx, projection));
    await prepare(owner.kysely, projection);
    try {
      await build(options, await liveCursors(options));
      return await owner.kysely.transaction().execute(async (tx) => {
        await freeze(tx, projection);
        await build({ ...options, onProgress: () => undefined }, await liveCursors(options));
        const found = [];
        for (const table of projection.tables) found.push(...(await differencesIn(tx, table)));
        return found;
      });
    } finally {
      await owner.kysely.transaction().execute((tx) => discard(tx, projection));
    }
  });
