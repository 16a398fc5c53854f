import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Subscriber } from '../projector/projection.ts';

export interface Parked {
  readonly subscriber: string;
  /** Of the event that could not be taken. */
  readonly eventType: string;
  readonly subjects: number;
  /** That event and those of the same subjects that wait behind it. */
  readonly events: number;
  /** Since the first of them was set aside. */
  readonly seconds: number;
}

/** Subjects set aside behind an event that a subscriber could not take, by that event's type. */
export const parked = async (
  db: Queryable,
  subscribers: readonly Pick<Subscriber, 'name' | 'kinds'>[],
): Promise<readonly Parked[]> => {
  const follows = subscribers.flatMap(({ name, kinds }) => kinds.map((kind) => ({ name, kind })));
  const { rows } = await sql<Parked>`
    select p.subscriber, p.event_type as "eventType", count(*)::integer as subjects,
      sum(waiting.events)::integer as events,
      greatest(0, extract(epoch from clock_timestamp() - min(p.parked_at)))::float8 as seconds
    from parked_subjects p
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
    group by p.subscriber, p.event_type order by p.subscriber, p.event_type
  `.execute(db);
  return rows;
};
