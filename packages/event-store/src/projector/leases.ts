import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

/** Expiry is judged by the database's clock. A dead owner's shards are free after this, and taken when another renews next. */
export const LEASE_MS = 3_500;
export const RENEW_MS = 1_000;

export interface Lease {
  readonly shard: number;
  /** Grows with every change of owner: what carries an older one no longer writes. */
  readonly fence: number;
}

const until = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000})`;

const announce = async (db: Queryable, owner: string): Promise<number> => {
  await db
    .insertInto('projector_owners')
    .values({ owner, expires_at: until })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ expires_at: until }))
    .execute();
  await db.deleteFrom('projector_owners').where('expires_at', '<', sql<Date>`clock_timestamp()`).execute();
  const { owners } = await db
    .selectFrom('projector_owners')
    .select((eb) => eb.fn.countAll<number>().as('owners'))
    .executeTakeFirstOrThrow();
  return owners;
};

/** In the order of the shards, as a batch takes them: in any other the two could wait for each other. */
const ofOwner = (db: Queryable, owner: string) =>
  db.selectFrom('shard_leases').select('shard').where('owner', '=', owner).orderBy('shard').forUpdate();

const renew = async (db: Queryable, owner: string): Promise<readonly Lease[]> =>
  db
    .updateTable('shard_leases')
    .set({ expires_at: until })
    .where('shard', 'in', ofOwner(db, owner).where('expires_at', '>', sql<Date>`clock_timestamp()`))
    .returning(['shard', 'fence'])
    .execute();

const take = async (db: Queryable, owner: string, count: number): Promise<readonly Lease[]> =>
  db
    .updateTable('shard_leases')
    .set((eb) => ({ owner, fence: eb('fence', '+', 1), expires_at: until }))
    .where('shard', 'in', (eb) =>
      eb
        .selectFrom('shard_leases')
        .select('shard')
        .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('shard')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['shard', 'fence'])
    .execute();

/** Gives shards back at once, so that another owner need not wait for them to expire. */
export const release = async (db: Queryable, owner: string, shards: readonly number[]): Promise<void> => {
  if (shards.length === 0) return;
  await db
    .updateTable('shard_leases')
    .set({ owner: null, expires_at: sql<Date>`'-infinity'` })
    .where('shard', 'in', ofOwner(db, owner).where('shard', 'in', shards))
    .execute();
};

export const leave = async (db: Queryable, owner: string): Promise<void> => {
  await release(
    db,
    owner,
    Array.from({ length: SHARDS }, (_, shard) => shard),
  );
  await db.deleteFrom('projector_owners').where('owner', '=', owner).execute();
};

/** Renews what this owner holds, takes what is free up to its fair share, gives back what is above it. */
export const holdLeases = async (db: Queryable, owner: string): Promise<readonly Lease[]> => {
  const owners = await announce(db, owner);
  const share = Math.ceil(SHARDS / owners);
  const held = await renew(db, owner);
  const surplus = held.slice(share);
  await release(
    db,
    owner,
    surplus.map((lease) => lease.shard),
  );
  const kept = held.slice(0, share);
  const taken = kept.length < share ? await take(db, owner, share - kept.length) : [];
  return [...kept, ...taken];
};
