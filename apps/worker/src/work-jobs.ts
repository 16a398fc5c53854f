import { SpanKind } from '@opentelemetry/api';
import { loggableError } from '@palmares/db';
import { inSpan } from '@palmares/db/tracing';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Job } from './jobs/job.ts';

/** NOTIFY does not announce a retried job when it becomes due, so queues are polled. */
const LOOK_EVERY_SECONDS = 2;

/** Never rejects, so that an error's message stays out of the job's row as it does out of the log. */
const runOne = async (job: Job, given: JobWithMetadata<unknown>, log: Logger): Promise<JobResult> => {
  const { id, data, retryCount, retryLimit } = given;
  const jobLog = log.child({ job: job.name, jobId: id });
  const lastTry = retryCount >= retryLimit;
  const attributes = { 'palmares.job.id': id, 'palmares.job.retries': retryCount };
  try {
    await inSpan({ name: `job ${job.name}`, kind: SpanKind.CONSUMER, root: true, attributes }, () =>
      job.run(data, { jobId: id, lastTry, log: jobLog }),
    );
    return { id, status: 'completed' };
  } catch (error) {
    jobLog.error({ err: error, retryCount, lastTry }, 'job failed');
    return { id, status: 'failed', output: loggableError(error) };
  }
};

export const workJobs = async (boss: PgBoss, jobs: readonly Job[], log: Logger): Promise<void> => {
  for (const job of jobs) {
    await boss.work(
      job.name,
      {
        includeMetadata: true,
        perJobResults: true,
        batchSize: job.atOnce,
        ...(job.atOncePerGroup === undefined ? {} : { groupConcurrency: job.atOncePerGroup }),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: LOOK_EVERY_SECONDS,
        notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
      },
      (batch) => Promise.all(batch.map((given) => runOne(job, given, log))),
    );
  }
};
