import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { type Cursor, cursorOf, start } from '../event-log/read-log.ts';
import type { CursorColumns } from '../schema.ts';
import { SHARDS } from '../stream.ts';
import { isHeld, type Lease } from './leases.ts';
import type { Subscriber } from './projection.ts';

/** Thrown to roll back if the lease is no longer held, the checkpoint moved, or another version serves. */
export class Fenced extends Error {
  constructor(moves: readonly Pick<Move, 'subscriber' | 'lease'>[]) {
    super(
      `No longer held: ${moves.map(({ subscriber, lease }) => `shard ${lease.shard} of ${subscriber}`).join(', ')}`,
    );
    this.name = 'Fenced';
  }
}

/**
 * SQL that starts new subscribers in every shard, after everything that is written or being written. Keeps existing
 * checkpoints.
 */
export const beginNow = (subscribers: readonly string[]) => ({
  text: `insert into checkpoints (subscriber, shard, incarnation, transaction_id, position, moved_at)
    select s.subscriber, shard, l.incarnation, pg_current_xact_id(), 0, clock_timestamp()
    from unnest($1::text[]) as s(subscriber) cross join log_incarnation l
    cross join generate_series(0, ${SHARDS - 1}) as shard
    where not exists (select from checkpoints c where c.subscriber = s.subscriber)
    order by s.subscriber, shard
    on conflict do nothing`,
  values: [[...subscribers]],
});

const placesOf = async (db: Queryable, shards: readonly number[], subscribers: readonly string[]) => {
  const { rows } = await sql<CursorColumns & { subscriber: string; shard: number }>`
    select subscriber, shard, incarnation, transaction_id, position from checkpoints
    where subscriber = any(${[...subscribers]}::text[]) and shard = any(${[...shards]}::smallint[])
  `.execute(db);
  return new Map(rows.map((row) => [`${row.shard} ${row.subscriber}`, cursorOf(row)]));
};

/** Reads the checkpoint of each subscriber in each shard, after starting new reactors at the end of the log. */
export const readCheckpoints = async (
  db: Queryable,
  shards: readonly number[],
  subscribers: readonly Pick<Subscriber, 'name' | 'fromNow'>[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, Cursor>>> => {
  const names = subscribers.map(({ name }) => name);
  const late = subscribers.filter(({ fromNow }) => fromNow).map(({ name }) => name);
  let known = await placesOf(db, shards, names);
  if (late.some((name) => shards.some((shard) => !known.has(`${shard} ${name}`)))) {
    const { text, values } = beginNow(late);
    await db.executeQuery(CompiledQuery.raw(text, values));
    known = await placesOf(db, shards, names);
  }
  return new Map(
    shards.map((shard) => [
      shard,
      new Map(names.map((subscriber) => [subscriber, known.get(`${shard} ${subscriber}`) ?? start])),
    ]),
  );
};

export interface Move {
  readonly subscriber: string;
  /** Version of a projection that writes the serving read model. */
  readonly version?: number | undefined;
  readonly lease: Lease;
  readonly from: Cursor;
  readonly to: Cursor;
}

const eachOf = (moves: readonly Move[]) => sql`
  select * from unnest(
    ${moves.map(({ subscriber }) => subscriber)}::text[], ${moves.map(({ version }) => version ?? null)}::integer[],
    ${moves.map(({ lease }) => lease.shard)}::smallint[], ${moves.map(({ lease }) => lease.fence)}::bigint[],
    ${moves.map(({ from }) => from.incarnation)}::integer[], ${moves.map(({ from }) => from.transactionId)}::xid8[],
    ${moves.map(({ from }) => from.position)}::bigint[],
    ${moves.map(({ to }) => to.incarnation)}::integer[], ${moves.map(({ to }) => to.transactionId)}::xid8[],
    ${moves.map(({ to }) => to.position)}::bigint[]
  ) as m(subscriber, version, shard, fence, at_incarnation, at_transaction_id, at_position,
    incarnation, transaction_id, position)`;

/**
 * Moves all checkpoints or none (compare-and-set): throws {@link Fenced} if one is elsewhere or not among the
 * `allowed`.
 */
const move = async (tx: Tx, moves: readonly Move[], allowed: RawBuilder<unknown>): Promise<void> => {
  const { rows } = await sql<{ moved: number }>`
    with given as (${eachOf(moves)}), allowed as (${allowed}),
    moved as (
      update checkpoints c set fence = m.fence, incarnation = m.incarnation, transaction_id = m.transaction_id,
        position = m.position, moved_at = clock_timestamp()
      from given m join allowed on allowed.subscriber = m.subscriber and allowed.shard = m.shard
      where c.subscriber = m.subscriber and c.shard = m.shard and c.fence <= m.fence
        and (c.incarnation, c.transaction_id, c.position) = (m.at_incarnation, m.at_transaction_id, m.at_position)
      returning 1
    ),
    begun as (
      insert into checkpoints (subscriber, shard, fence, incarnation, transaction_id, position, moved_at)
      select m.subscriber, m.shard, m.fence, m.incarnation, m.transaction_id, m.position, clock_timestamp()
      from given m join allowed on allowed.subscriber = m.subscriber and allowed.shard = m.shard
      where (m.at_incarnation, m.at_transaction_id, m.at_position)
        = (${start.incarnation}::integer, ${start.transactionId}::xid8, ${start.position}::bigint)
      on conflict do nothing
      returning 1
    )
    select (select count(*) from moved) + (select count(*) from begun) as moved
  `.execute(tx);
  if (rows[0]?.moved !== moves.length) throw new Fenced(moves);
};

/** Moves one checkpoint. If two transactions move it from the same position, one throws {@link Fenced}. */
export const setCheckpoint = (tx: Tx, moved: Move): Promise<void> =>
  move(tx, [moved], sql`select subscriber, shard from given`);

/**
 * Moves checkpoints under their leases' fences, in the transaction that handled the events. Locks the lease rows until
 * the commit, in shard order as a take-over does, so that no one takes a shard over in between. A read model's
 * checkpoint moves only while this version serves.
 */
export const moveCheckpoints = (tx: Tx, moves: readonly Move[]): Promise<void> =>
  move(
    tx,
    moves,
    sql`
      select m.subscriber, m.shard from given m join (
        select l.shard, l.fence from shard_leases l
        where l.shard in (select shard from given) and ${isHeld(sql`l.owner`)}
        order by l.shard
        for share of l
      ) held on held.shard = m.shard and held.fence = m.fence
      where not exists (select from read_models r where r.subscriber = m.subscriber and r.version <> m.version)`,
  );
