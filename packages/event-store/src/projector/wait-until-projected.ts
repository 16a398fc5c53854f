import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';

export interface ProjectedUpTo {
  readonly subscriber: string;
  readonly stream: StreamId;
  readonly version: number;
}

export type Projected = 'projected' | 'timed_out' | 'parked';

const LOOK_MS = 10;

const look = async (db: Queryable, { subscriber, stream, version }: ProjectedUpTo): Promise<Projected | undefined> => {
  const shard = shardOf(subjectOf(stream));
  const { rows } = await sql<{ reached: boolean; parked: boolean }>`
    select coalesce((c.incarnation, c.transaction_id, c.position) >= (e.incarnation, e.transaction_id, e.position), false)
             as reached,
           exists (select 1 from parked_subjects p
             where p.subscriber = ${subscriber} and p.subject_id = ${subjectOf(stream)}::uuid
               and (p.incarnation, p.transaction_id, p.position) <= (e.incarnation, e.transaction_id, e.position)) as parked
    from events e
    left join checkpoints c on c.subscriber = ${subscriber} and c.shard = e.shard
    where e.shard = ${shard}::smallint and e.stream = ${stream} and e.version = ${version}
  `.execute(db);
  const [row] = rows;
  if (!row?.reached) return undefined;
  return row.parked ? 'parked' : 'projected';
};

/** Resolves once the subscriber has handled that version of the stream, or with the reason why it cannot. */
export const waitUntilProjected = async (
  db: Queryable,
  place: ProjectedUpTo,
  timeoutMs: number,
): Promise<Projected> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await look(db, place);
    if (found) return found;
    if (performance.now() + LOOK_MS > deadline) return 'timed_out';
    await pause(LOOK_MS);
  }
};
