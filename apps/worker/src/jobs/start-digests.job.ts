import type { Database } from '@palmares/db';
import { type Jobs, queues } from '@palmares/db/jobs';
import { openedInWeek } from '@palmares/db/openings';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

const name = 'start-digests';

/** Runs every Monday: one job for each athlete whose links were opened in the week before. */
export const startDigests = ({ database: { kysely }, jobs, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const until = now();
      const athletes = await openedInWeek(kysely, until);
      const day = until.toISOString().slice(0, 10);
      for (const athleteId of athletes)
        await jobs.enqueue(
          kysely,
          'send-digest',
          { athleteId, until: until.toISOString() },
          { key: `${athleteId} ${day}` },
        );
      log.info({ athletes: athletes.length }, 'digests of openings begun');
    },
  });
