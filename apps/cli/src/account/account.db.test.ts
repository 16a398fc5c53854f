import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Billing, createBilling } from '@palmares/billing';
import {
  type SimulatorProcess,
  startSimulator,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@palmares/billing/testing';
import { connect } from '@palmares/db';
import { askDeletion } from '@palmares/db/accounts';
import { enterInLedger, eraseAthlete } from '@palmares/db/erasure';
import {
  aLink,
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  mottoWritten,
  request,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { uuidv7 } from '@palmares/event-store';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares, testOperator } from '../testing/run-program.ts';
import { type EraseOptions, eraseWith } from './erase.ts';

const publicUrl = 'http://127.0.0.1:3000';
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_test' };
const main = resolve(import.meta.dirname, '../../dist/main.js');

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;
let ledger: string;
let receiver: WebhookReceiver;
let simulator: SimulatorProcess;
let billing: Billing;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  folder = mkdtempSync(join(tmpdir(), 'account-'));
  ledger = join(folder, 'erasures.jsonl');
  receiver = await startWebhookReceiver();
  simulator = await startSimulator({ webhookUrl: receiver.url, webhookSecret: stripe.webhookSecret, data: folder });
  billing = createBilling({ ...stripe, apiBase: simulator.url, currency: 'cad', publicUrl });
  environment = {
    DATABASE_URL: db.database.url,
    DATABASE_OWNER_URL: db.owner.url,
    PALMARES_ERASURE_LEDGER: ledger,
    FILES_FOLDER: join(folder, 'files'),
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_API_BASE: simulator.url,
    PALMARES_OPERATOR: testOperator,
  };
});

afterAll(async () => {
  await simulator.stop();
  await receiver.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const run = (args: readonly string[], env: Record<string, string> = {}) => palmares(args, { ...environment, ...env });

const anAthlete = async (name: { readonly firstName?: string; readonly lastName?: string } = {}) => {
  const { athleteId, stream } = await test.athlete();
  const { email } = await anAccount(db.database, { athleteId, ...name });
  await aLink(db.database, { athleteId });
  await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
  return { athleteId, email, stream };
};

const subscribe = async (athleteId: string, email: string): Promise<string> => {
  const back = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
  const { url } = await billing.startCheckout({ athleteId, email, name: 'Maëlle Gagnon', language: 'en', ...back });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242', terms: 'on' }), redirect: 'manual' });
  const [found] = await billing.subscriptionsOf(athleteId);
  if (!found) throw new Error('no subscription');
  return found.snapshot.id;
};

const statusOf = async (subscriptionId: string) => (await billing.subscription(subscriptionId))?.snapshot.status;

const ageErasure = (athleteId: string) =>
  db.owner.pool.query(`update erasures set erased_at = erased_at - interval '2 minutes' where athlete_id = $1`, [
    athleteId,
  ]);

/** Erases in this process, without the wait for key caches. */
const erasedHere = async (
  athlete: string,
  { timeoutMs, ...options }: Partial<EraseOptions> & { readonly timeoutMs?: number } = {},
): Promise<string> => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const waits = { waitForCacheExpiry: async () => undefined, timeoutMs };
  const done = eraseWith(waits, athlete, { reason: 'asked by mail', yes: true, ...options });
  return done.then(() => written.mock.calls.map(([text]) => text).join('')).finally(() => written.mockRestore());
};

describe('palmares account find', () => {
  it('shows an athlete without their date of birth', async () => {
    const { athleteId, email } = await anAthlete({ firstName: 'Zoë', lastName: 'Bélanger-Côté' });
    const { code, stdout } = await run(['account', 'find', 'belanger zo']);
    expect(code).toBe(0);
    for (const shown of [athleteId, 'Zoë Bélanger-Côté', email, 'free', '1 of 1']) expect(stdout).toContain(shown);
    expect(stdout).not.toContain('2007-03-14');
  });

  it('shows the athlete of a link by its id, which a report to support names', async () => {
    const { athleteId } = await anAccount(db.database);
    const { linkId } = await aLink(db.database, { athleteId });
    const { code, stdout } = await run(['account', 'find', linkId]);
    expect([code, stdout.includes(athleteId)]).toEqual([0, true]);
  });

  it('says that no athlete matches', async () => {
    expect(await run(['account', 'find', 'nobody@example.com'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('only be found by id'),
    });
  });
});

describe('palmares account requests', () => {
  it('lists who asked to be deleted, and says when the days to take it back are over', async () => {
    const [{ athleteId: waiting }, { athleteId: due }] = [await anAccount(db.database), await anAccount(db.database)];
    for (const athleteId of [waiting, due]) await askDeletion(db.database.kysely, athleteId, new Date());
    await db.owner.pool.query(
      `update deletion_requests set asked_at = now() - interval '8 days' where athlete_id = $1`,
      [due],
    );
    const { code, stdout } = await palmares(['account', 'requests'], environment);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`${due}.*palmares account erase ${due}`));
    expect(stdout).toMatch(new RegExp(`${waiting}.*wait until \\d{4}-\\d\\d-\\d\\d`));
  });
});

describe('palmares account erase', () => {
  it('lists the accounts that were never verified and are left alone, which are erased next', async () => {
    expect((await run(['account', 'abandoned'])).stdout).toBe('No account is abandoned.\n');
    const { athleteId } = await anAccount(db.database);
    await db.owner.pool.query(
      "update accounts set created_at = '2026-01-02', last_used_on = '2026-01-02' where id = $1",
      [athleteId],
    );
    expect((await run(['account', 'abandoned'])).stdout).toContain(`${athleteId}  2026-01-02`);
  });

  it('[E39] prints in a dry run what the real run prints, which ends the customer at Stripe', async () => {
    const { athleteId, email } = await anAthlete();
    const subscriptionId = await subscribe(athleteId, email);
    const dry = await erasedHere(email, { dryRun: true });
    expect(await statusOf(subscriptionId)).toBe('active');
    const real = await erasedHere(email.toUpperCase());
    expect(
      dry
        .replace('Would erase', 'Erased')
        .replace('Files to remove', 'Files removed')
        .replace('would be ended', 'ended'),
    ).toBe(real.replace('\nComplete on', '\nWould be complete on'));
    expect(await statusOf(subscriptionId)).toBe('canceled');
    expect(real).toMatch(/accounts +1\n/);

    const again = await run(['account', 'erase', athleteId, '--reason', 'asked again', '--yes']);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was erased on') });
    const found = await run(['account', 'find', athleteId]);
    expect(found.stdout).toMatch(
      /was erased on .*\nEvents that remain, unreadable: 1\nText left in the free space .* by \d.*\nComplete on \d{4}-\d\d-\d\d/,
    );
    await expect(erasedHere(email)).rejects.toThrow('no athlete has the email');
  });

  it('[E39] killed while it waits is finished by the next run', async () => {
    const { athleteId, email } = await anAthlete();
    const subscriptionId = await subscribe(athleteId, email);
    const erase = ['account', 'erase', athleteId, '--reason', 'asked', '--yes'];
    const child = spawn(process.execPath, [main, ...erase], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    });
    const exited = new Promise((resolved) => child.once('exit', (_, signal) => resolved(signal)));
    await vi.waitFor(async () => expect(await statusOf(subscriptionId)).toBe('canceled'), { timeout: within(20_000) });
    child.kill('SIGKILL');
    expect(await exited).toBe('SIGKILL');

    await ageErasure(athleteId);
    expect(await run(erase)).toMatchObject({ code: 0, stdout: expect.stringContaining('Complete on') });
    expect(await erasedHere(athleteId)).toContain('nothing is left to do');
  });

  it('[E39] continues without Stripe, says what is left to do, and does it the next time', async () => {
    const { athleteId, email } = await anAthlete();
    const subscriptionId = await subscribe(athleteId, email);
    await eraseAthlete(db.owner, athleteId);
    await ageErasure(athleteId);
    const erase = ['account', 'erase', athleteId, '--reason', 'asked', '--yes'];
    const without = await run(erase, { STRIPE_API_BASE: 'http://127.0.0.1:1' });
    expect(without).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Left to do: end the customer at Stripe'),
    });
    expect(await statusOf(subscriptionId)).toBe('active');
    expect((await run(['account', 'find', athleteId])).stdout).toContain('Not complete');
    expect(await erasedHere(athleteId)).toContain('Complete on');
    expect(await statusOf(subscriptionId)).toBe('canceled');
  });

  it('[E49] names what keeps the rows in the data files, exits with 1, and is complete the next time', async () => {
    const { athleteId } = await anAthlete();
    const program = connect({ url: db.owner.url, applicationName: 'a long report', max: 1 });
    const client = await program.pool.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select count(*) from accounts');
    const report = await erasedHere(athleteId, { timeoutMs: 0 });
    expect(report).toMatch(/^Not complete\. Run the same command again with the id: /m);
    expect(report).toMatch(
      /^Left to do: .*\n {2}the removed rows are still visible to a long report, pid \d+, since /m,
    );
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    expect((await run(['account', 'find', athleteId])).stdout).toContain('Not complete');
    await client.query('rollback');
    client.release();
    await program.close();
    const complete = await erasedHere(athleteId);
    expect(complete).toMatch(/^Text left in the free space of the data files: run palmares maintain by \d/m);
    expect(complete).toMatch(/^Complete on \d/m);
  });

  it('erases nothing without a confirmation, a reason or a ledger, and names a damaged line', async () => {
    const { email, stream } = await anAthlete();
    expect(await run(['account', 'erase', email, '--reason', 'asked'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    });
    expect(await run(['account', 'erase', email, '--yes'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--reason'),
    });
    await expect(erasedHere(email, { reason: 'two\nlines' })).rejects.toMatchObject({ exitCode: 2 });
    const withLedger = async (file: string) => {
      const kept = environment;
      environment = { ...kept, PALMARES_ERASURE_LEDGER: file };
      await erasedHere(email).finally(() => {
        environment = kept;
      });
    };
    await expect(withLedger('')).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('PALMARES_ERASURE_LEDGER'),
    });
    await expect(withLedger(join(folder, 'no', 'where'))).rejects.toThrow('cannot be written: ENOENT');
    const damaged = join(folder, 'damaged.jsonl');
    appendFileSync(damaged, 'not an entry\n');
    await expect(withLedger(damaged)).rejects.toThrow('line 1 is no entry');
    expect(await test.log.load(stream)).toHaveLength(1);
  });

  it('[E39] ends the customer of an athlete who is in the ledger only, says so, and finds nothing to do the next time', async () => {
    const athleteId = uuidv7();
    const email = `${athleteId}@example.com`;
    const subscriptionId = await subscribe(athleteId, email);
    await enterInLedger(ledger, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked by mail' });
    const report = await erasedHere(athleteId);
    expect(report).toMatch(
      /in the ledger but not in this database.*\nFiles removed: 0\nCustomer .* at Stripe: ended\nComplete on/,
    );
    expect(await statusOf(subscriptionId)).toBe('canceled');
    expect(await erasedHere(athleteId)).toContain('was erased on 2026-11-21T12:00:00.000Z; nothing is left to do');
  });

  it('reports an unknown id before it asks for a confirmation', async () => {
    expect(await run(['account', 'erase', uuidv7(), '--reason', 'asked'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no athlete has the id'),
    });
  });

  it('the ledger holds ids, times and reasons, and no name', () => {
    const lines = readFileSync(ledger, 'utf8');
    expect(lines).toContain('asked by mail');
    expect(lines).not.toMatch(/Maëlle|Gagnon|@example/);
  });
});
