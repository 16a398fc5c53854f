import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { type JobData, type QueueName, queues } from './queues.ts';

/** Job states of pg-boss. `created` waits for its time or for a worker, `retry` for its next try. */
export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export interface ListedJob {
  readonly jobId: string;
  readonly queue: QueueName;
  readonly state: JobState;
  readonly data: JobData<QueueName>;
  /** The athlete that the job's data names; null if it names none. */
  readonly athleteId: string | null;
  readonly createdAt: Date;
  /** The job does not start before this time. */
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  readonly tries: number;
  /** The name and the code of the error that it failed with, or what pg-boss says; no message of an error is stored. */
  readonly error: string | null;
}

export interface JobsAsked {
  readonly queues?: readonly QueueName[];
  readonly states?: readonly JobState[];
  readonly jobIds?: readonly string[];
  readonly athleteId?: string | undefined;
  /** Only jobs with exactly this data. */
  readonly data?: ListedJob['data'];
  readonly limit: number;
}

const everyQueue = Object.keys(queues);

/** At most `limit` jobs, the newest first. pg-boss deletes a job a week after it ended. */
export const listJobs = async (
  db: Queryable,
  { queues: names = [], states = jobStates, jobIds, athleteId, data, limit }: JobsAsked,
): Promise<readonly ListedJob[]> => {
  const { rows } = await sql<ListedJob>`
    select id as "jobId", name as queue, state, data, data ->> 'athleteId' as "athleteId", created_on as "createdAt",
      start_after as "dueAt", completed_on as "endedAt",
      (retry_count + case when state in ('created', 'retry') then 0 else 1 end)::int as tries,
      case when state <> 'completed' then concat_ws(' ', output ->> 'error', output ->> 'reason', output #>> '{value,message}') end as error
    from pgboss.job
    where name = any(${names.length > 0 ? names : everyQueue}::text[]) and state::text = any(${states}::text[])
      and (${jobIds ?? null}::uuid[] is null or id = any(${jobIds ?? null}::uuid[]))
      and (${athleteId ?? null}::text is null or data ->> 'athleteId' = ${athleteId ?? null})
      and (${data ? JSON.stringify(data) : null}::jsonb is null or data = ${data ? JSON.stringify(data) : null}::jsonb)
    order by created_on desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, error: row.error || null }));
};
