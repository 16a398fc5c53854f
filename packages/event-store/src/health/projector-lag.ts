import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

export interface SubscriberLag {
  readonly subscriber: string;
  readonly events: number;
  /** Age of the oldest event that it has not handled. */
  readonly seconds: number;
}

/** Maximum count in each shard: a rebuild is millions behind, and "very far" is precise enough. */
const COUNTED = 10_000;

/**
 * Returns how far each subscriber is behind the log. Without a checkpoint in a shard, counts from the shard's start.
 */
export const projectorLag = async (
  db: Queryable,
  subscribers: readonly string[],
): Promise<readonly SubscriberLag[]> => {
  const { rows } = await sql<SubscriberLag>`
    select s.subscriber, coalesce(sum(behind.events), 0)::integer as events,
      greatest(0, max(extract(epoch from clock_timestamp() - behind.oldest)))::float8 as seconds
    from unnest(${[...subscribers]}::text[]) with ordinality as s(subscriber, place)
    cross join generate_series(0, ${SHARDS - 1}) as shard
    left join checkpoints c on c.subscriber = s.subscriber and c.shard = shard.shard
    cross join lateral (
      select count(*) as events, min(recorded_at) as oldest from (
        select e.recorded_at from events e where e.shard = shard.shard
          and (e.incarnation, e.transaction_id, e.position)
            > (coalesce(c.incarnation, 0), coalesce(c.transaction_id, '0'), coalesce(c.position, 0))
        order by e.incarnation, e.transaction_id, e.position limit ${COUNTED}
      ) waiting
    ) behind
    group by s.subscriber, s.place order by s.place
  `.execute(db);
  return rows;
};
