import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Billing, createBilling } from '@palmares/billing';
import { type SimulatorProcess, startSimulator } from '@palmares/billing/testing/simulator';
import { startWebhookReceiver, type WebhookReceiver } from '@palmares/billing/testing/webhook-receiver';
import { eraseAthlete } from '@palmares/db/erasure/erase-athlete';
import { aLink } from '@palmares/db/testing/a-link';
import { anAccount } from '@palmares/db/testing/an-account';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing/connected-database';
import { mottoWritten, request, type TestLog, testLog } from '@palmares/db/testing/event-log';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares } from '../testing/run-program.ts';
import { type EraseOptions, eraseWith } from './erase.ts';

const publicUrl = 'http://127.0.0.1:3000';
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_test' };
const main = resolve(import.meta.dirname, '../main.ts');

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
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_API_BASE: simulator.url,
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
  vi.restoreAllMocks();
});

const run = (args: readonly string[], env: Record<string, string> = {}) => palmares(args, { ...environment, ...env });

const anAthlete = async (name: { readonly firstName?: string; readonly lastName?: string } = {}) => {
  const { athleteId, stream } = await test.athlete();
  const { email } = await anAccount(db.database, { accountId: athleteId, ...name });
  await aLink(db.database, { athleteId });
  await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
  return { athleteId, email, stream };
};

const subscribe = async (athleteId: string, email: string): Promise<string> => {
  const back = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
  const { url } = await billing.startCheckout({ athleteId, email, locale: 'en', ...back });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242' }), redirect: 'manual' });
  const [found] = await billing.subscriptionsOf(athleteId);
  if (!found) throw new Error('no subscription');
  return found.snapshot.id;
};

const statusOf = async (subscriptionId: string) => (await billing.subscription(subscriptionId))?.snapshot.status;

const ageErasure = (athleteId: string) =>
  db.owner.pool.query(`update erasures set erased_at = erased_at - interval '2 minutes' where athlete_id = $1`, [
    athleteId,
  ]);

/** In this process, where nothing is waited for. */
const erasedHere = async (athlete: string, options: Partial<EraseOptions> = {}): Promise<string> => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await eraseWith(async () => undefined, athlete, { reason: 'asked by mail', yes: true, ...options });
  return written.mock.calls.map(([text]) => text).join('');
};

describe('palmares account find', () => {
  it('finds by e-mail in any case, by part of the name without its accents, and by id', async () => {
    const { athleteId, email } = await anAthlete({ firstName: 'Zoë', lastName: 'Bélanger-Côté' });
    for (const who of [email.toUpperCase(), 'zoe', 'BELANGER zo', 'Bélanger-Cote', athleteId.toUpperCase()]) {
      const { code, stdout } = await run(['account', 'find', who]);
      expect([who, code]).toEqual([who, 0]);
      expect(stdout).toContain(athleteId);
      expect(stdout).toContain('1 of 1');
      expect(stdout).not.toContain('2007-03-14');
    }
    const { stdout } = await run(['account', 'find', email, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      athletes: [{ athleteId, name: 'Zoë Bélanger-Côté', email, plan: 'free', links: { open: 1, all: 1 } }],
      erased: null,
    });
  });

  it('says that it found nobody', async () => {
    for (const who of ['nobody@example.com', 'Nobody%', '01890000-0000-7000-8000-000000000000'])
      expect(await run(['account', 'find', who])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('by the id alone'),
      });
  });
});

describe('palmares account erase', () => {
  it('[E39] says in a dry run what the real run says, which ends the customer at Stripe', async () => {
    const { athleteId, email } = await anAthlete();
    const subscriptionId = await subscribe(athleteId, email);
    const dry = await run(['account', 'erase', email, '--reason', 'asked by mail', '--dry-run']);
    expect(dry.code).toBe(0);
    expect(await statusOf(subscriptionId)).toBe('active');
    const real = await erasedHere(email.toUpperCase());
    expect(dry.stdout.replace('Would erase', 'Erased').replace('would be ended', 'ended')).toBe(
      real.replace('\nComplete on', '\nWould be complete on'),
    );
    expect(await statusOf(subscriptionId)).toBe('canceled');
    expect(real).toMatch(/accounts +1\n/);

    const again = await run(['account', 'erase', athleteId, '--reason', 'asked again', '--yes']);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('was erased on') });
    const found = await run(['account', 'find', athleteId]);
    expect(found.stdout).toMatch(/was erased on .*\nEvents left, readable by nobody: 1\nComplete on \d{4}-\d\d-\d\d/);
    expect((await run(['account', 'find', email])).code).toBe(1);
  });

  it('[E39] killed while it waits is finished by the next run', async () => {
    const { athleteId, email } = await anAthlete();
    const subscriptionId = await subscribe(athleteId, email);
    const erase = ['account', 'erase', athleteId, '--reason', 'asked', '--yes'];
    const child = spawn(process.execPath, [main, ...erase], { env: { PATH: process.env.PATH, ...environment } });
    const exited = new Promise((resolved) => child.once('exit', (_, signal) => resolved(signal)));
    await vi.waitFor(async () => expect(await statusOf(subscriptionId)).toBe('canceled'), { timeout: 20_000 });
    child.kill('SIGKILL');
    expect(await exited).toBe('SIGKILL');

    expect((await run(['account', 'find', athleteId])).stdout).toContain('Not complete');
    await ageErasure(athleteId);
    const next = await run(erase);
    expect(next).toMatchObject({ code: 0, stdout: expect.stringContaining('Complete on') });
    expect((await run(erase)).stdout).toContain('nothing is left to do');
  });

  it('[E39] goes on without Stripe, says what is left to do, and does it the next time', async () => {
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
    expect(await run(erase)).toMatchObject({ code: 0, stdout: expect.stringContaining('Complete on') });
    expect(await statusOf(subscriptionId)).toBe('canceled');
  });

  it('erases nothing without a confirmation, a reason or a ledger, and names the line that is damaged', async () => {
    const { email, stream } = await anAthlete();
    const erase = ['account', 'erase', email, '--reason', 'asked'];
    expect(await run(erase)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
    expect((await run(['account', 'erase', email, '--yes'])).code).toBe(2);
    expect((await run(['account', 'erase', email, '--yes', '--reason', 'two\nlines'])).code).toBe(2);
    expect(await run([...erase, '--yes'], { PALMARES_ERASURE_LEDGER: '' })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('PALMARES_ERASURE_LEDGER'),
    });
    expect(await run([...erase, '--yes'], { PALMARES_ERASURE_LEDGER: join(folder, 'no', 'where') })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be written: ENOENT'),
    });
    const damaged = join(folder, 'damaged.jsonl');
    appendFileSync(damaged, 'not an entry\n');
    expect(await run([...erase, '--yes'], { PALMARES_ERASURE_LEDGER: damaged })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('line 1 is no entry'),
    });
    expect(await test.log.load(stream)).toHaveLength(1);
    expect(await run(['account', 'erase', 'nobody@example.com', '--yes', '--reason', 'asked'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no athlete has the e-mail'),
    });
  });

  it('the ledger holds ids, times and reasons, and no name', () => {
    const lines = readFileSync(ledger, 'utf8');
    expect(lines).toContain('asked by mail');
    expect(lines).not.toMatch(/Maëlle|Gagnon|@example/);
  });
});
