import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { type Cursor, cursorOf, sameCursor, start } from '../event-log/read-log.ts';
import type { Lease } from './leases.ts';

/** The shard now belongs to another owner, or somebody else moved the checkpoint: what was done here is rolled back. */
export class Fenced extends Error {
  constructor(subscriber: string, shard: number) {
    super(`${subscriber} no longer holds shard ${shard}`);
    this.name = 'Fenced';
  }
}

/** Where each of the subscribers stands in one shard. */
export const readCheckpoints = async (
  db: Queryable,
  shard: number,
  subscribers: readonly string[],
): Promise<ReadonlyMap<string, Cursor>> => {
  const rows = await db
    .selectFrom('checkpoints')
    .select(['subscriber', 'incarnation', 'transaction_id', 'position'])
    .where('shard', '=', shard)
    .where('subscriber', 'in', subscribers)
    .execute();
  const known = new Map(rows.map((row) => [row.subscriber, cursorOf(row)]));
  return new Map(subscribers.map((subscriber) => [subscriber, known.get(subscriber) ?? start]));
};

interface Move {
  readonly subscribers: readonly string[];
  readonly lease: Lease;
  readonly from: Cursor;
  readonly to: Cursor;
}

/** Compare and set, of all or none: who finds one of them elsewhere, or `allowed` empty, rolls back. */
const move = async (tx: Tx, { subscribers, lease, from, to }: Move, allowed: RawBuilder<unknown>): Promise<void> => {
  const { shard, fence } = lease;
  const { numAffectedRows } = await sql`
    with allowed as (${allowed})
    insert into checkpoints as c (subscriber, shard, fence, incarnation, transaction_id, position, moved_at)
    select s.subscriber, ${shard}::smallint, ${fence}::bigint,
      ${to.incarnation}::integer, ${to.transactionId}::xid8, ${to.position}::bigint, clock_timestamp()
    from allowed, unnest(${subscribers}::text[]) as s(subscriber)
    where ${sameCursor(from, start)}::boolean
      or exists (select from checkpoints k where k.subscriber = s.subscriber and k.shard = ${shard}::smallint)
    on conflict (subscriber, shard) do update set fence = excluded.fence,
      incarnation = excluded.incarnation, transaction_id = excluded.transaction_id, position = excluded.position, moved_at = excluded.moved_at
    where c.fence <= excluded.fence and (c.incarnation, c.transaction_id, c.position)
      = (${from.incarnation}::integer, ${from.transactionId}::xid8, ${from.position}::bigint)
  `.execute(tx);
  if (numAffectedRows !== BigInt(subscribers.length)) throw new Fenced(subscribers.join(', '), shard);
};

/** Of two that move a checkpoint from the same place one throws {@link Fenced}. */
export const setCheckpoint = (tx: Tx, subscriber: string, lease: Lease, from: Cursor, to: Cursor): Promise<void> =>
  move(tx, { subscribers: [subscriber], lease, from, to }, sql`select 1`);

/**
 * Moves checkpoints that stand at the same place under the lease's fence, in the transaction that wrote what they
 * stand for. The lease's row stays locked until that commits, so nobody takes the shard over in between.
 */
export const moveCheckpoints = (tx: Tx, moved: Move): Promise<void> =>
  move(
    tx,
    moved,
    sql`
      select from shard_leases
      where shard = ${moved.lease.shard}::smallint and fence = ${moved.lease.fence}::bigint
        and expires_at > clock_timestamp()
      for share`,
  );
