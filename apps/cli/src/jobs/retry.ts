import type { Queryable } from '@palmares/db';
import { createJobs, type JobRetries, type ListedJob, listJobs, type QueueName, queues } from '@palmares/db/jobs';
import { z } from 'zod';
import { findConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { withProgress } from '../integrity/with-progress.ts';
import type { ChangeOptions } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { jobsInWords, listedJob } from './job-words.ts';

interface RetryOptions extends ChangeOptions {
  readonly queue?: QueueName;
}

/** Maximum number of jobs in one run. */
const MAX = 10_000;
const MAX_NAMED = 50;
const AT_ONCE = 500;

const idsOf = (given: readonly string[]): readonly string[] => {
  if (given.length > MAX_NAMED) throw new Problem(`name at most ${MAX_NAMED} jobs`, exitCodes.usage);
  for (const id of given)
    if (!z.uuid().safeParse(id).success) throw new Problem(`${id} is not the id of a job`, exitCodes.usage);
  return given.map((id) => id.toLowerCase());
};

/** The athlete was told of the failure and can start a new one: another try would find nothing to do. */
const isGivenUp = (queue: QueueName): boolean => 'deadLetter' in queues[queue].options;

const refuseGivenUp = (names: readonly QueueName[]): void => {
  const [name] = names.filter(isGivenUp);
  if (name)
    throw new Problem(
      `a failed ${name} cannot be retried: its athlete was told that it failed and can start a new one`,
    );
};

const named = async (db: Queryable, jobIds: readonly string[]): Promise<readonly ListedJob[]> => {
  const found = await listJobs(db, { jobIds, limit: jobIds.length });
  const byId = new Map(found.map((job) => [job.jobId, job]));
  for (const id of jobIds) {
    const job = byId.get(id);
    if (!job) throw new Problem(`no job has the id ${id}; jobs are deleted a week after they ended`);
    if (job.state !== 'failed') throw new Problem(`the job ${id} has not failed: it is ${job.state}`);
  }
  return found;
};

const failedJobs = (db: Queryable, jobIds: readonly string[], queue: QueueName | undefined) =>
  queue ? listJobs(db, { queues: [queue], states: ['failed'], limit: MAX }) : named(db, jobIds);

const retryAll = (db: Queryable, jobs: JobRetries, failed: readonly ListedJob[]): Promise<void> =>
  withProgress('retry', 'jobs', async (onProgress) => {
    let done = 0;
    for (const [queue, ofQueue] of Map.groupBy(failed, (job) => job.queue))
      for (let from = 0; from < ofQueue.length; from += AT_ONCE) {
        const ids = ofQueue.slice(from, from + AT_ONCE).map(({ jobId }) => jobId);
        await jobs.retry(db, queue, ids);
        done += ids.length;
        onProgress(done, failed.length);
      }
  });

const inWords = (failed: readonly ListedJob[], dryRun: boolean): string => {
  if (failed.length === 0) return 'No job in this queue has failed.';
  const said = `${dryRun ? 'Would retry' : 'The worker retries'} ${count(failed.length, 'job')}.`;
  const more = failed.length === MAX ? ['There may be more: run this again.'] : [];
  return [said, jobsInWords(failed), ...more].join('\n');
};

export const retry = (given: readonly string[], { queue, ...options }: RetryOptions): Promise<void> => {
  if (given.length > 0 === (queue !== undefined))
    throw new Problem('name jobs by their ids, or pass --queue', exitCodes.usage);
  const jobIds = idsOf(given);
  return changeDatabase(
    { settings: findConfig, applicationName: 'palmares jobs retry', max: 2 },
    options,
    async ({ database, record }) => {
      const { dryRun = false } = options;
      const failed = await failedJobs(database.kysely, jobIds, queue);
      refuseGivenUp(failed.map((job) => job.queue));
      const operation = { command: 'jobs retry', arguments: queue ? { queue } : { jobs: jobIds.join(' ') } };
      if (!dryRun && failed.length > 0) {
        const jobs = await createJobs(database);
        await record(operation, () => retryAll(database.kysely, jobs, failed)).finally(() => jobs.close());
      }
      print(options, { retried: failed.map(listedJob), dryRun }, () => inWords(failed, dryRun));
      return exitCodes.ok;
    },
  );
};
