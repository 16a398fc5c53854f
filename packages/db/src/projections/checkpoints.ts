import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { type Cursor, columnsOf, cursorOf, start } from '../event-log/read-log.ts';
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

/** Compare and set: of two that move it from the same place one rolls back. */
export const setCheckpoint = async (
  tx: Tx,
  subscriber: string,
  { shard, fence }: Lease,
  from: Cursor,
  to: Cursor,
): Promise<void> => {
  await tx
    .insertInto('checkpoints')
    .values({ subscriber, shard, fence, ...columnsOf(start) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const moved = await tx
    .updateTable('checkpoints')
    .set({ ...columnsOf(to), fence })
    .where('subscriber', '=', subscriber)
    .where('shard', '=', shard)
    .where('fence', '<=', fence)
    .where('incarnation', '=', from.incarnation)
    .where('transaction_id', '=', from.transactionId)
    .where('position', '=', from.position)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new Fenced(subscriber, shard);
};

/** Moves a checkpoint under the lease's fence, in the transaction that wrote what it stands for. */
export const moveCheckpoint = async (
  tx: Tx,
  subscriber: string,
  lease: Lease,
  from: Cursor,
  to: Cursor,
): Promise<void> => {
  const holds = await tx
    .selectFrom('shard_leases')
    .select('shard')
    .where('shard', '=', lease.shard)
    .where('fence', '=', lease.fence)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .forShare()
    .executeTakeFirst();
  if (!holds) throw new Fenced(subscriber, lease.shard);
  await setCheckpoint(tx, subscriber, lease, from, to);
};
