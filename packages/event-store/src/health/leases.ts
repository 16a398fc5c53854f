import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { isHeld } from '../projector/leases.ts';

export interface Leases {
  readonly live: number;
  readonly owners: number;
  /** Shards without a live owner, by the database's clock. */
  readonly free: readonly number[];
}

export const leases = async (db: Queryable): Promise<Leases> => {
  const { rows } = await sql<Leases>`
    select count(*) filter (where held)::integer as live,
      count(distinct owner) filter (where held)::integer as owners,
      coalesce(array_agg(shard::integer order by shard) filter (where not held), '{}') as free
    from (select l.shard, l.owner, ${isHeld(sql`l.owner`)} as held from shard_leases l) l
  `.execute(db);
  return rows[0] ?? { live: 0, owners: 0, free: [] };
};
