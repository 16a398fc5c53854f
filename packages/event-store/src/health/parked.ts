import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Subscriber } from '../projector/projection.ts';

export interface Parked {
  readonly subscriber: string;
  /** Type of the event that could not be handled. */
  readonly eventType: string;
  readonly subjects: number;
  /** Number of those events and of the ones waiting behind them, for the first 1,000 subjects. */
  readonly events: number;
  /** Seconds since the first of them was parked. */
  readonly seconds: number;
}

/** Maximum number of subjects whose events are counted, because a million may be parked. */
const COUNTED = 1_000;

/** Counts parked subjects per subscriber, by the type of the event that the subscriber could not handle. */
export const parked = async (
  db: Queryable,
  subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[],
): Promise<readonly Parked[]> => {
  const follows = subscribers.flatMap(({ name, kinds }) => kinds.map((kind) => ({ name, kind })));
  const { rows } = await sql<Parked>`
    with sets as (
      select subscriber, event_type, count(*) as subjects, min(parked_at) as since from parked_subjects
      group by subscriber, event_type
    ), counted as (
      select p.subscriber, p.event_type, sum(waiting.events) as events
      from sets s cross join lateral (
        select * from parked_subjects p where p.subscriber = s.subscriber and p.event_type = s.event_type limit ${COUNTED}
      ) p
      left join checkpoints c on c.subscriber = p.subscriber and c.shard = p.shard
      cross join lateral (
        select count(*) as events from events e
        where e.shard = p.shard
          and e.stream in (
            select f.kind || '-' || p.subject_id from jsonb_to_recordset(${JSON.stringify(follows)}::jsonb)
              as f(name text, kind text) where f.name = p.subscriber
          )
          and (e.incarnation, e.transaction_id, e.position) >= (p.incarnation, p.transaction_id, p.position)
          and (e.incarnation, e.transaction_id, e.position) <= (c.incarnation, c.transaction_id, c.position)
      ) waiting
      group by p.subscriber, p.event_type
    )
    select s.subscriber, s.event_type as "eventType", s.subjects::integer as subjects, c.events::integer as events,
      greatest(0, extract(epoch from clock_timestamp() - s.since))::float8 as seconds
    from sets s join counted c on c.subscriber = s.subscriber and c.event_type = s.event_type
    order by s.subscriber, s.event_type
  `.execute(db);
  return rows;
};
