import type { ListedJob } from '@palmares/db/jobs';
import { table } from '../output.ts';

const second = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const when = ({ state, endedAt, dueAt }: ListedJob): string => {
  if (endedAt) return second(endedAt);
  return state === 'active' ? 'running' : `due ${second(dueAt)}`;
};

/** A job as it is printed as JSON: without its data, which hold ids alone. */
export const listedJob = ({ data: _, ...job }: ListedJob) => job;

export const jobsInWords = (jobs: readonly ListedJob[]): string =>
  table(
    ['id', 'queue', 'state', 'made', 'ended', 'tries', 'athlete', 'error'],
    jobs.map((job) => [
      job.jobId,
      job.queue,
      job.state,
      second(job.createdAt),
      when(job),
      String(job.tries),
      job.athleteId ?? '–',
      job.error ?? '',
    ]),
  );
