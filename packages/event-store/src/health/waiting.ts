import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { isAlive } from '../projector/leases.ts';

export interface WaitingSubscriber {
  readonly subscriber: string;
  readonly reason: string;
  /** Number of workers that have paused it. */
  readonly owners: number;
  /** Seconds since the first of them paused it. */
  readonly seconds: number;
}

/**
 * Lists subscribers that live workers have paused because the database is not set up for them, or because many subjects
 * fail for one reason.
 */
export const waiting = async (db: Queryable): Promise<readonly WaitingSubscriber[]> => {
  const { rows } = await sql<WaitingSubscriber>`
    select w.subscriber, w.reason, count(*)::integer as owners,
      greatest(0, extract(epoch from clock_timestamp() - min(w.since)))::float8 as seconds
    from projector_owners o, jsonb_to_recordset(o.waits) as w(subscriber text, reason text, since timestamptz)
    where ${isAlive(sql`o.expires_at`)}
    group by w.subscriber, w.reason order by w.subscriber, w.reason
  `.execute(db);
  return rows;
};
