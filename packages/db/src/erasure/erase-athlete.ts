import { streamKinds, streamOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database.ts';
import { planOf } from '../read-models/plan/query.ts';
import { runTransaction } from '../run-transaction.ts';
import { type Purged, purgePersonalRows, removesAny } from './personal-rows.ts';
import { noteRemoval } from './remove-bytes.ts';

export interface ErasureResult {
  /** When the keys were destroyed; from then on the events are unreadable. */
  readonly erasedAt: Date;
  /** False if an earlier run had already erased them. */
  readonly first: boolean;
  readonly events: number;
  readonly purged: readonly Purged[];
}

/** Closes streams that do not exist yet, too, so that a request in flight cannot create one. */
const closeStreams = async (tx: Tx, athleteId: string): Promise<void> => {
  for (const kind of streamKinds)
    await sql`
      insert into streams (shard, stream, version, head_hash, recorded_at, closed_at)
      values (${shardOf(athleteId)}, ${streamOf(kind, athleteId)}, 0, sha256(''::bytea), '-infinity', clock_timestamp())
      on conflict (shard, stream) do update set closed_at = coalesce(streams.closed_at, excluded.closed_at)
    `.execute(tx);
};

/** True if there is or was an athlete with this id. */
export const isKnown = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from data_keys where shard = ${shardOf(athleteId)}::smallint and subject_id = ${athleteId}::uuid)
      or exists (select from accounts where id = ${athleteId}::uuid) as known
  `.execute(db);
  return rows[0]?.known ?? false;
};

const destroyKeys = async (tx: Tx, athleteId: string): Promise<{ erasedAt: Date; first: boolean }> => {
  const destroyed = await tx
    .updateTable('data_keys')
    .set({ wrapped: null, destroyed_at: sql<Date>`clock_timestamp()` })
    .where('shard', '=', shardOf(athleteId))
    .where('subject_id', '=', athleteId)
    .where('wrapped', 'is not', null)
    .executeTakeFirst();
  const { erasedAt } = await tx
    .selectFrom('data_keys')
    .select(sql<Date>`coalesce(max(destroyed_at), clock_timestamp())`.as('erasedAt'))
    .where('shard', '=', shardOf(athleteId))
    .where('subject_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return { erasedAt, first: destroyed.numUpdatedRows > 0n };
};

/** Stores the customer and subscription to end at Stripe, before purging the read model's row that names them. */
const storeErasure = async (tx: Tx, athleteId: string, erasedAt: Date): Promise<readonly string[]> => {
  const { subscription } = (await planOf(tx, athleteId)).state;
  const { subscriptionIds } = await tx
    .insertInto('erasures')
    .values({
      athlete_id: athleteId,
      erased_at: erasedAt,
      purged_at: null,
      rewritten_at: null,
      customer_ended_at: null,
      customer_ids: subscription ? [subscription.customerId] : [],
      subscription_ids: subscription ? [subscription.id] : [],
      maintained_at: null,
    })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ athlete_id: athleteId }))
    .returning('subscription_ids as subscriptionIds')
    .executeTakeFirstOrThrow();
  return subscriptionIds;
};

/** Restarts the wait: until this commits others may still read the key, and purging may have waited for locks. */
const restartWait = (tx: Tx, athleteId: string) =>
  tx
    .updateTable('erasures')
    .set({ erased_at: sql<Date>`clock_timestamp()` })
    .where('athlete_id', '=', athleteId)
    .execute();

export const countEvents = async (db: Queryable, athleteId: string): Promise<number> => {
  const { events } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('shard', '=', shardOf(athleteId))
    .where(
      'stream',
      'in',
      streamKinds.map((kind) => streamOf(kind, athleteId)),
    )
    .executeTakeFirstOrThrow();
  return events;
};

const eraseInTransaction = async (tx: Tx, athleteId: string): Promise<ErasureResult> => {
  // Streams before keys, as an append locks them, to avoid a deadlock.
  await closeStreams(tx, athleteId);
  const { erasedAt, first } = await destroyKeys(tx, athleteId);
  const subscriptionIds = await storeErasure(tx, athleteId, erasedAt);
  const purged = await purgePersonalRows(tx, { athleteId, subscriptionIds });
  if (first || removesAny(purged)) await noteRemoval(tx, athleteId);
  const events = await countEvents(tx, athleteId);
  if (first) await restartWait(tx, athleteId);
  return { erasedAt, first, events, purged };
};

/**
 * Closes the athlete's streams, destroys the keys, stores what is left to do and removes their rows, in one
 * transaction; run it as the tables' owner. Returns null if nobody had this id.
 */
export const eraseAthlete = async (
  owner: Database,
  athleteId: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<ErasureResult | null> => {
  if (!(await isKnown(owner.kysely, athleteId))) return null;
  return runTransaction(owner.kysely, { dryRun }, (tx) => eraseInTransaction(tx, athleteId));
};
