import { type JobState, jobStates, listJobs, type QueueName } from '@palmares/db/jobs';
import { findConfig } from '../config.ts';
import { exitCodes, type OutputOptions, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { jobsInWords, listedJob } from './job-words.ts';

interface ListOptions extends OutputOptions {
  readonly state?: JobState;
  readonly queue?: QueueName;
  readonly limit: number;
}

const unfinished = jobStates.filter((state) => state !== 'completed');

export const list = ({ state, queue, limit, ...output }: ListOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares jobs list', max: 1 }, async ({ database }) => {
    const found = await listJobs(database.kysely, {
      states: state ? [state] : unfinished,
      queues: queue ? [queue] : [],
      limit: limit + 1,
    });
    const [jobs, more] = [found.slice(0, limit), found.length > limit];
    print(output, { jobs: jobs.map(listedJob), more }, () =>
      [
        jobs.length === 0 ? 'No jobs match.' : jobsInWords(jobs),
        ...(more ? ['There are more: pass a higher --limit.'] : []),
      ].join('\n'),
    );
    return exitCodes.ok;
  });
