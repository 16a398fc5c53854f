import type { Database } from '@palmares/db';
import { type Jobs, queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

const name = 'check-videos';

const SHARDS = 256;
/** Seconds between two shards: all of them take 21 hours, so that no host is asked for all videos at once. */
const APART_SECONDS = 300;

/** Runs daily: enqueues the check of each shard's videos, spread over the day. */
export const checkVideos = ({ database, jobs, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async () => {
      const today = now().toISOString().slice(0, 10);
      await database.kysely.transaction().execute(async (tx) => {
        for (let shard = 0; shard < SHARDS; shard++)
          await jobs.enqueue(
            tx,
            'check-videos-of-shard',
            { shard },
            { key: `${today} ${shard}`, delaySeconds: shard * APART_SECONDS },
          );
      });
    },
  });
