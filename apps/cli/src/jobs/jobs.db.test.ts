import { newestOperations } from '@palmares/db/operators';
import { expect, it } from 'vitest';
import { jobsCommand } from '../commands/jobs.ts';
import { inDatabase } from '../testing/in-database.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares } from '../testing/run-program.ts';

const opened = inDatabase();
const because = ['--reason', 'Stripe was down'];
const athleteId = '01890000-0000-7000-8000-000000000001';

const jobs = (...args: readonly string[]) => runInProcess(jobsCommand(), args);

/** A job as a worker leaves it. */
const aJob = async (queue: string, state: string, data: object = { athleteId }): Promise<string> => {
  const { rows } = await opened().db.owner.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
     values ($1, $2, $3, 8, 8, $4, '{"error": "StripeConnectionError", "reason": "ECONNREFUSED"}') returning id`,
    [queue, JSON.stringify(data), state, state === 'failed' || state === 'completed' ? new Date() : null],
  );
  return rows[0]?.id ?? '';
};

const stateOf = async (jobId: string) => {
  const { rows } = await opened().db.owner.pool.query('select state, retry_limit from pgboss.job where id = $1', [
    jobId,
  ]);
  return rows[0];
};

const idsOf = (answer: { readonly jobs: readonly { readonly jobId: string }[] }) =>
  answer.jobs.map(({ jobId }) => jobId).toSorted();

it('palmares jobs lists jobs by state and queue, with whom they are about and what they failed with', async () => {
  const failed = await aJob('sync-customer', 'failed');
  const waiting = await aJob('make-export', 'created', { athleteId, exportId: crypto.randomUUID() });
  await aJob('make-export', 'completed', { athleteId, exportId: crypto.randomUUID() });
  expect(idsOf(jsonOf(await jobs('list', '--json')))).toEqual([failed, waiting].toSorted());
  expect(idsOf(jsonOf(await jobs('list', '--queue', 'make-export', '--json')))).toEqual([waiting]);
  const { code, stdout } = await palmares(['jobs', 'list', '--state', 'failed'], {
    ...opened().environment,
    FORCE_COLOR: '1',
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ID +QUEUE +STATE +MADE +ENDED +TRIES +ATHLETE +ERROR\n/);
  expect(stdout).toMatch(
    new RegExp(`\n${failed} +sync-customer +failed .* 9 +${athleteId} +StripeConnectionError ECONNREFUSED\n$`),
  );
  expect(stdout).not.toContain('\u001b');
  expect(jsonOf(await jobs('list', '--json', '--limit', '1')).more).toBe(true);
});

it('palmares jobs lets named jobs and those of a queue run once more, and records who did so', async () => {
  const { db } = opened();
  const [one, other] = [await aJob('sync-customer', 'failed'), await aJob('sync-subscription', 'failed')];
  expect((await jobs('retry', one, '--dry-run', ...because)).stdout).toContain('Would retry 1 job.');
  expect(await stateOf(one)).toEqual({ state: 'failed', retry_limit: 8 });

  expect(await jobs('retry', one, ...because)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^The worker retries 1 job\.\n/),
  });
  expect(await stateOf(one)).toEqual({ state: 'retry', retry_limit: 9 });
  expect(await stateOf(other)).toMatchObject({ state: 'failed' });

  expect(jsonOf(await jobs('retry', '--queue', 'sync-subscription', '--json', ...because))).toMatchObject({
    retried: [{ jobId: other }],
  });
  expect(await stateOf(other)).toMatchObject({ state: 'retry' });
  expect(await newestOperations(db.owner.kysely, 2)).toMatchObject([
    { command: 'jobs retry', arguments: { queue: 'sync-subscription' }, reason: 'Stripe was down', outcome: 'done' },
    { command: 'jobs retry', arguments: { jobs: one }, outcome: 'done' },
  ]);
  expect((await jobs('retry', '--queue', 'sync-subscription', ...because)).stdout).toBe(
    'No job in this queue has failed.\n',
  );
});

it('palmares jobs refuses a job that has not failed, is unknown, or was given up, and changes none of the others', async () => {
  const failed = await aJob('sync-customer', 'failed');
  const active = await aJob('sync-customer', 'active');
  const givenUp = await aJob('make-export', 'failed', { athleteId, exportId: crypto.randomUUID() });
  const refused = async (...ids: readonly string[]) => (await jobs('retry', ...ids, ...because)).problem;
  expect(await refused(failed, active)).toBe(`the job ${active} has not failed: it is active`);
  expect(await refused(failed, crypto.randomUUID())).toContain('no job has the id');
  expect(await refused(failed, givenUp)).toContain('a failed make-export cannot be retried');
  expect(await stateOf(failed)).toMatchObject({ state: 'failed' });
  expect(await jobs('retry', ...because)).toMatchObject({ code: 2 });
  expect(await jobs('retry', failed, '--queue', 'sync-customer', ...because)).toMatchObject({ code: 2 });
});
