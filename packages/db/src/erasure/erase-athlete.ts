import { shardOf, streamKinds, streamOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import { type Purged, purgePersonalRows } from './personal-rows.ts';

export interface Sealing {
  /** When the keys were destroyed: from then on the events say nothing to anybody. */
  readonly erasedAt: Date;
  /** False when an earlier run had done it. */
  readonly first: boolean;
  readonly events: number;
}

/** Streams that do not exist yet are closed too: a request that is under way must not begin one. */
const closeStreams = async (tx: Tx, athleteId: string): Promise<void> => {
  for (const kind of streamKinds)
    await sql`
      insert into streams (shard, stream, version, head_hash, recorded_at, closed_at)
      values (${shardOf(athleteId)}, ${streamOf(kind, athleteId)}, 0, sha256(''::bytea), '-infinity', clock_timestamp())
      on conflict (shard, stream) do update set closed_at = coalesce(streams.closed_at, excluded.closed_at)
    `.execute(tx);
};

const hasKeys = async (tx: Tx, athleteId: string): Promise<boolean> =>
  (await tx.selectFrom('data_keys').select('key_id').where('athlete_id', '=', athleteId).executeTakeFirst()) !==
  undefined;

const destroyKeys = async (tx: Tx, athleteId: string): Promise<{ erasedAt: Date; first: boolean }> => {
  const destroyed = await tx
    .updateTable('data_keys')
    .set({ wrapped: null, destroyed_at: sql<Date>`clock_timestamp()` })
    .where('athlete_id', '=', athleteId)
    .where('wrapped', 'is not', null)
    .executeTakeFirst();
  const { erasedAt } = await tx
    .selectFrom('data_keys')
    .select(sql<Date>`destroyed_at`.as('erasedAt'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return { erasedAt, first: destroyed.numUpdatedRows > 0n };
};

const countEvents = async (tx: Tx, athleteId: string): Promise<number> => {
  const { events } = await tx
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

/**
 * As the tables' owner: closes the athlete's streams, destroys the keys and removes their rows, in one
 * transaction. Null when nobody had this id.
 */
export const eraseAthlete = async (
  owner: Database,
  athleteId: string,
): Promise<(Sealing & { readonly purged: readonly Purged[] }) | null> =>
  owner.kysely.transaction().execute(async (tx) => {
    if (!(await hasKeys(tx, athleteId))) return null;
    // Streams before keys, as an append locks them, so that neither waits for the other for ever.
    await closeStreams(tx, athleteId);
    const keys = await destroyKeys(tx, athleteId);
    return { ...keys, events: await countEvents(tx, athleteId), purged: await purgePersonalRows(tx, athleteId) };
  });

/** Once more, when every process has forgotten the key: what was written meanwhile goes as well. */
export const purgeAgain = (owner: Database, athleteId: string): Promise<readonly Purged[]> =>
  owner.kysely.transaction().execute((tx) => purgePersonalRows(tx, athleteId));
