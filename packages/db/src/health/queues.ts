import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { queues } from '../jobs/queues.ts';

export interface QueueState {
  readonly queue: string;
  /** Waiting for a worker, or for the time of their next retry. */
  readonly waiting: number;
  readonly active: number;
  /** Failed after the last retry; pg-boss deletes them after a while. */
  readonly failed: number;
  readonly failedToday: number;
  /** How long the oldest due job has waited for a worker; 0 if none is due. */
  readonly oldestWaitingSeconds: number;
}

export const queueStates = async (db: Queryable): Promise<readonly QueueState[]> => {
  const { rows } = await sql<QueueState>`
    select q.queue,
      count(*) filter (where j.state in ('created', 'retry'))::integer as waiting,
      count(*) filter (where j.state = 'active')::integer as active,
      count(*) filter (where j.state = 'failed')::integer as failed,
      count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day')::integer as "failedToday",
      coalesce(max(extract(epoch from clock_timestamp() - j.start_after))
        filter (where j.state in ('created', 'retry') and j.start_after <= now()), 0)::float8 as "oldestWaitingSeconds"
    from unnest(${Object.keys(queues)}::text[]) with ordinality as q(queue, place)
    left join pgboss.job j on j.name = q.queue and j.state in ('created', 'retry', 'active', 'failed')
    group by q.queue, q.place order by q.place
  `.execute(db);
  return rows;
};
