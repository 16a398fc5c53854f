import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';
import type { Wait } from './waits.ts';

/**
 * Milliseconds that a lease lasts, by the database's clock. A dead owner's shards are then free, and are taken at
 * another owner's next renewal.
 */
export const LEASE_MS = 3_500;
export const RENEW_MS = 1_000;

export interface Lease {
  readonly shard: number;
  /** Increases with every change of owner: a write with an older fence is rejected. */
  readonly fence: number;
}

const lease = sql`make_interval(secs => ${sql.lit(LEASE_MS / 1000)})`;

/**
 * True while a lease lasts. An expiry far ahead does not count: it dates from before the server's clock was set back.
 */
export const isAlive = (expiresAt: RawBuilder<unknown>) =>
  sql<boolean>`(${expiresAt} > clock_timestamp() and ${expiresAt} <= clock_timestamp() + 2 * ${lease})`;

/** True if a shard has an owner whose row exists and has not expired. */
export const isHeld = (owner: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from projector_owners o where o.owner = ${owner} and ${isAlive(sql`o.expires_at`)})`;

/** The state of the log at the time of one renewal. */
export interface Seen {
  /** Changes with every event that any transaction begins to write, committed or not. */
  readonly written: string;
  /** The renewal's own transaction id. */
  readonly transactionId: bigint;
  /** Every transaction before this id has ended. */
  readonly ended: bigint;
}

export interface Holding {
  readonly leases: readonly Lease[];
  readonly seen: Seen;
}

interface Renewed {
  /** Number of live owners, including this one. */
  readonly owners: number;
  readonly dead: number;
  readonly free: number;
  readonly held: readonly Lease[];
  readonly seen: Seen;
}

interface RenewedRow extends Omit<Renewed, 'held' | 'seen'> {
  readonly shards: readonly number[];
  readonly fences: readonly number[];
  readonly written: string;
  readonly transaction_id: string;
  readonly ended: string;
}

/**
 * Renews one row and reads all shards. Does not wait for the disk, because losing a renewal in a server crash only ends
 * the lease sooner.
 */
const renew = async (db: Queryable, owner: string, waits: readonly Wait[]): Promise<Renewed> => {
  const { rows } = await sql<RenewedRow>`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    renewed as (
      insert into projector_owners (owner, expires_at, waits)
      select ${owner}::uuid, clock_timestamp() + ${lease}, ${JSON.stringify(waits)}::jsonb from quick
      on conflict (owner) do update set expires_at = excluded.expires_at, waits = excluded.waits
    ),
    others as materialized (
      select owner, ${isAlive(sql`expires_at`)} as alive from projector_owners where owner <> ${owner}::uuid
    ),
    shards as materialized (
      select l.shard, l.fence, l.owner = ${owner}::uuid as own, coalesce(l.owner = ${owner}::uuid or o.alive, false) as held
      from shard_leases l left join others o on o.owner = l.owner
    )
    select (select count(*) filter (where alive) from others)::integer + 1 as owners,
      (select count(*) filter (where not alive) from others)::integer as dead,
      count(*) filter (where not held)::integer as free,
      coalesce(array_agg(shard::integer order by shard) filter (where own), '{}') as shards,
      coalesce(array_agg(fence::float8 order by shard) filter (where own), '{}') as fences,
      (select l.incarnation || ' ' || p.last_value || ' ' || p.is_called from log_incarnation l, events_position p) as written,
      pg_current_xact_id()::text as transaction_id, pg_snapshot_xmin(pg_current_snapshot())::text as ended
    from shards
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A renewal returned no row');
  const { owners, dead, free, shards, fences, written } = row;
  return {
    owners,
    dead,
    free,
    held: shards.map((shard, index) => ({ shard, fence: fences[index] ?? 0 })),
    seen: { written, transactionId: BigInt(row.transaction_id), ended: BigInt(row.ended) },
  };
};

const deleteExpired = async (db: Queryable): Promise<void> => {
  await sql`delete from projector_owners where not ${isAlive(sql`expires_at`)}`.execute(db);
};

/** Takes free shards; locks them in shard order, as a batch does, because any other order could deadlock. */
const take = async (db: Queryable, owner: string, count: number): Promise<readonly Lease[]> => {
  const { rows } = await sql<Lease>`
    update shard_leases set owner = ${owner}::uuid, fence = fence + 1
    where shard in (
      select l.shard from shard_leases l where l.owner is distinct from ${owner}::uuid and not ${isHeld(sql`l.owner`)}
      order by l.shard limit ${count} for update of l skip locked
    )
    returning shard, fence
  `.execute(db);
  return rows;
};

/** Gives shards back immediately, so that another owner need not wait for them to expire. */
const release = async (db: Queryable, owner: string, shards: readonly number[]): Promise<void> => {
  if (shards.length === 0) return;
  await sql`
    update shard_leases set owner = null where shard in (
      select shard from shard_leases where owner = ${owner}::uuid and shard = any(${[...shards]}::smallint[])
      order by shard for update
    )
  `.execute(db);
};

/** Frees all of an owner's shards by deleting the one row that holds them. */
export const leave = async (db: Queryable, owner: string): Promise<void> => {
  await db.deleteFrom('projector_owners').where('owner', '=', owner).execute();
};

/**
 * Renews the one row that holds all of this owner's shards, takes free shards up to its fair share and gives back any
 * above it. The same row stores the owner's waits. While no shard changes hands, that is one statement for any number
 * of shards.
 */
export const holdLeases = async (db: Queryable, owner: string, waits: readonly Wait[] = []): Promise<Holding> => {
  const { owners, dead, free, held, seen } = await renew(db, owner, waits);
  if (dead > 0) await deleteExpired(db);
  const share = Math.ceil(SHARDS / owners);
  const surplus = held.slice(share);
  await release(
    db,
    owner,
    surplus.map(({ shard }) => shard),
  );
  const kept = held.slice(0, share);
  const taken = free > 0 && kept.length < share ? await take(db, owner, share - kept.length) : [];
  return { leases: [...kept, ...taken], seen };
};
