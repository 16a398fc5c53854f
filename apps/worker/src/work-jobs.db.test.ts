import { createJobs, type Jobs, queues } from '@palmares/db/jobs';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { job } from './jobs/job.ts';
import { createLog } from './log.ts';
import { workJobs } from './work-jobs.ts';

let db: ConnectedDatabase;
let jobs: Jobs;
let boss: PgBoss;

beforeEach(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  boss = new PgBoss({ connectionString: db.database.url, migrate: false, createSchema: false, supervise: false });
  await boss.start();
});

afterEach(async () => {
  await boss.stop({ graceful: false });
  await jobs.close();
  await db.close();
});

const [ana, bo] = [crypto.randomUUID(), crypto.randomUUID()];

const send = (athleteId: string, priority = 0) =>
  jobs.enqueue(db.database.kysely, 'process-file', { athleteId, fileId: crypto.randomUUID() }, { priority });

/** Works until that many jobs have ended, and returns whose they were, and how many of one athlete ran at once. */
const worked = async (count: number, options: { readonly atOnce: number; readonly atOncePerGroup?: number }) => {
  const done = Promise.withResolvers<void>();
  const order: string[] = [];
  const running = new Map<string, number>();
  let most = 0;
  const definition = job({
    name: 'process-file',
    data: queues['process-file'].data,
    ...options,
    handle: async ({ athleteId }) => {
      const now = (running.get(athleteId) ?? 0) + 1;
      running.set(athleteId, now);
      most = Math.max(most, now);
      // Those of one batch have all begun when the first continues.
      await new Promise(setImmediate);
      running.set(athleteId, now - 1);
      if (order.push(athleteId) === count) done.resolve();
    },
  });
  await workJobs(boss, [definition], createLog({ logLevel: 'silent' }));
  await done.promise;
  return { order, most };
};

it('the jobs of the highest priority go first, and of the same the oldest', async () => {
  await send(ana);
  await send(ana, -1);
  await send(ana, -2);
  await send(bo);
  expect((await worked(4, { atOnce: 1 })).order).toEqual([ana, bo, ana, ana]);
});

it('jobs of one group run no more at once than the job allows', async () => {
  for (const athleteId of [ana, ana, bo, ana]) await send(athleteId);
  const { order, most } = await worked(4, { atOnce: 4, atOncePerGroup: 1 });
  expect(order.toSorted()).toEqual([ana, ana, ana, bo].toSorted());
  expect(most).toBe(1);
});
