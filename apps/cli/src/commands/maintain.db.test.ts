import { connect } from '@palmares/db';
import { type ConnectedServer, connectedServer } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFreeSpace } from '../doctor/erasures.ts';
import { palmares } from '../testing/run-program.ts';

/** Milliseconds. Each test runs the command a few times, on a busy machine. */
const PROCESSES = 120_000;
const EIGHT_DAYS_MS = 8 * 86_400_000;
const athleteId = '01890000-0000-7000-8000-000000000001';

let connected: ConnectedServer;

/** A server of its own, because transactions of other tests would block it. */
beforeAll(async () => {
  connected = await connectedServer();
});

afterAll(() => connected.close());

const run = (...args: readonly string[]) =>
  palmares(['maintain', ...args], { DATABASE_OWNER_URL: connected.server.ownerUrl });

const tablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^(\S+) +\d+ kB/gm)].map(([, table]) => table ?? '');

it(
  '[E49] palmares maintain rewrites what its dry run names, and the doctor has nothing to say any more',
  async () => {
    const erasedAt = new Date(Date.now() - EIGHT_DAYS_MS);
    await connected.owner.kysely
      .insertInto('erasures')
      .values({ athlete_id: athleteId, erased_at: erasedAt, rewritten_at: erasedAt })
      .execute();
    expect(await checkFreeSpace(connected.database.kysely)).toMatchObject({
      level: 'fail',
      found: 'may hold text of 1 erased athlete, overdue for 24 hours',
      todo: expect.stringContaining('palmares maintain'),
    });

    const dry = await run('--dry-run');
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Would rewrite \d+ tables\.\n/) });
    expect(await checkFreeSpace(connected.database.kysely)).toMatchObject({ level: 'fail' });
    const real = await run();
    expect(real).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Rewrote \d+ tables\.\n/) });
    expect(tablesIn(real.stdout)).toEqual(tablesIn(dry.stdout));
    expect(tablesIn(real.stdout)).toContain('public.accounts');
    expect(real.stdout).toContain('Since the last run: athletes erased 1, contacts forgotten 0.');
    expect(real.stderr).toContain('100 %');
    expect(await checkFreeSpace(connected.database.kysely)).toMatchObject({ level: 'ok' });
  },
  PROCESSES,
);

it(
  '[E49] palmares maintain names a table that is in use, ends with 1, and continues with it the next time',
  async () => {
    const program = connect({ url: connected.server.ownerUrl, applicationName: 'a curious operator', max: 1 });
    const client = await program.pool.connect();
    await client.query('begin');
    await client.query('lock table accounts in access share mode');
    // A few seconds, so that transient blockers such as autovacuum can end.
    const blocked = await run('--patience', '5');
    expect(blocked).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^Not rewritten:\n {2}public\.accounts is in use by a curious operator, pid \d+, since /m,
      ),
    });
    await client.query('rollback');
    client.release();
    await program.close();

    const finished = await run('--json');
    expect(finished.code).toBe(0);
    const { rewritten, rewrittenEarlier, skipped } = JSON.parse(finished.stdout);
    expect(rewritten.map(({ table }: { readonly table: string }) => table)).toEqual([
      'public.accounts',
      'pg_catalog.pg_statistic',
    ]);
    expect([rewrittenEarlier.length > 0, skipped]).toEqual([true, []]);
  },
  PROCESSES,
);

it('[E49] palmares maintain needs the owner’s address and a number of seconds', async () => {
  expect(await run('--patience', 'long')).toMatchObject({ code: 2, stderr: expect.stringContaining('--patience') });
  expect(await palmares(['maintain'], {})).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('DATABASE_OWNER_URL is not set'),
  });
});
