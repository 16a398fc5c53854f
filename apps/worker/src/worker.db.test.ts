import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseAccount, requestExport } from '@palmares/application';
import { type Billing, createBilling, createCustomerEnding } from '@palmares/billing';
import {
  type SimulatorProcess,
  startSimulator,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@palmares/billing/testing';
import type { Tx } from '@palmares/db';
import { createAccounts, markEmailVerified, type NewAccount } from '@palmares/db/accounts';
import { takeWebhook } from '@palmares/db/billing';
import { exportOf } from '@palmares/db/data-exports';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { planOf } from '@palmares/db/read-models';
import {
  aLink,
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  cutShort,
  request,
  silentProxy,
  storeEvent,
  untilReadable,
  within,
} from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { type Plan, planAt } from '@palmares/domain/plan';
import { createKeyring } from '@palmares/event-store/event-log';
import { dateOf, readLastCheck, signingKey, signRoot } from '@palmares/event-store/roots';
import { rootDates, rootFile } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from './config.ts';
import { signDailyRoot } from './jobs/sign-root.job.ts';
import { createLog } from './log.ts';
import { createProof, ProofFailed, type ProofOrder } from './proof/proof.ts';
import { type MailSink, startMailSink } from './testing/mail-sink.ts';
import { startWorker, type Worker } from './worker.ts';

vi.setConfig({ testTimeout: within(180_000) });
/** A job that fails on a busy machine is tried again after 5, 10 and 20 seconds; a proof starts a process of its own. */
const SOON = { timeout: within(60_000), interval: 50 };
const publicUrl = 'http://127.0.0.1:3000';
const masterKey = Buffer.alloc(32, 3);
const pepper = Buffer.alloc(32, 7);
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_test' };
const accounts = createAccounts({ pepper, now: () => new Date() });
const keyring = createKeyring({ masterKey });

let db: ConnectedDatabase;
let jobs: Jobs;
let events: PostgresEventLog;
let sink: MailSink;
let receiver: WebhookReceiver;
let simulator: SimulatorProcess;
let billing: Billing;
let config: Config;
let worker: Worker;
let data: string;
const logged: string[] = [];

const logger = () => createLog(config, { write: (line) => logged.push(line) });
const start = () => startWorker(config, logger());

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  events = createEventLog(db.database, keyring);
  sink = await startMailSink();
  receiver = await startWebhookReceiver();
  data = await mkdtemp(join(tmpdir(), 'worker-'));
  simulator = await startSimulator({ webhookUrl: receiver.url, webhookSecret: stripe.webhookSecret, data });
  billing = createBilling({ ...stripe, apiBase: simulator.url, currency: 'cad', publicUrl });
  config = {
    databaseUrl: db.database.url,
    masterKey,
    oldMasterKey: undefined,
    erasureLedger: undefined,
    erasing: undefined,
    files: { in: 'folder', folder: join(data, 'files') },
    videos: { youtube: 'http://127.0.0.1:1', vimeo: 'http://127.0.0.1:1' },
    pepper,
    publicUrl,
    mail: { smtpUrl: sink.url, from: 'Palmarès <no-reply@palmares.example>' },
    stripe: { ...stripe, apiBase: simulator.url, automaticTax: false },
    planCurrency: 'cad',
    roots: { folder: join(data, 'roots'), seed: Buffer.alloc(32, 5), since: undefined, publicKeys: [] },
    metrics: undefined,
    tracing: undefined,
    logLevel: 'info',
  };
  worker = await start();
});

afterAll(async () => {
  await worker.stop();
  await simulator.stop();
  await receiver.close();
  await sink.close();
  await jobs.close();
  await db.close();
  await rm(data, { recursive: true });
});

const anAthlete = async (): Promise<NewAccount> => {
  const account = await anAccount(db.database);
  await keyring.create(db.database.kysely, account.athleteId);
  return account;
};

const askForCode = (athleteId: string) =>
  db.database.kysely.transaction().execute(async (tx) => {
    await accounts.requestVerificationCode(tx, athleteId);
    await jobs.enqueue(tx, 'send-verification-code', { athleteId });
  });

const mailState = async (athleteId: string) => (await accounts.verificationMail(db.database.kysely, athleteId))?.state;

describe('a verification code', () => {
  it('arrives by mail, opens the account, and is in no job and no log', async () => {
    const { athleteId, email } = await anAthlete();
    await askForCode(athleteId);
    const mail = await sink.next(email);
    const code = /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '';
    await expect.poll(() => mailState(athleteId), SOON).toBe('sent');
    expect(await accounts.checkVerificationCode(db.database.kysely, athleteId, code)).toMatchObject({ ok: true });

    const { rows } = await db.owner.pool.query("select data, output from pgboss.job where name <> 'start-projector'");
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${email}`));
    expect(logged.join('')).toContain(athleteId);
    expect(logged.join('')).not.toMatch(new RegExp(`"${code}"|${email}|Maëlle`));
  });

  it('that no mail server takes is reported as failed, and no address is stored', async () => {
    sink.refusing = true;
    const { athleteId, email } = await anAthlete();
    await askForCode(athleteId);
    await expect.poll(() => mailState(athleteId), { ...SOON, timeout: within(25_000) }).toBe('failed');
    sink.refusing = false;
    const outputs = async () => {
      const { rows } = await db.owner.pool.query("select output from pgboss.job where state in ('failed', 'retry')");
      return JSON.stringify(rows);
    };
    // pg-boss writes the output after the job, which marked the mail as failed, has ended.
    await expect.poll(outputs, SOON).toContain('451');
    expect((await outputs()) + logged.join('')).not.toContain(email);
  });
});

describe('a reset link', () => {
  const askForLink = (athleteId: string) =>
    db.database.kysely.transaction().execute(async (tx) => {
      const { requestId } = await accounts.requestPasswordReset(tx, athleteId);
      await jobs.enqueue(tx, 'send-password-reset', { athleteId, requestId }, { key: requestId });
      return requestId;
    });

  it('arrives by mail under one message id, sets the password, and is in no job and no log', async () => {
    const { athleteId, email } = await anAthlete();
    const requestId = await askForLink(athleteId);
    const mail = await sink.next(email);
    expect(mail.messageId).toBe(`<password-reset-${requestId}@palmares.example>`);
    const link = /^http.*new-password\?token=([\w-]{22})$/m.exec(mail.text ?? '');
    expect(link?.[0]).toContain(`${publicUrl}/fr-ca/auth/new-password?`);
    const token = link?.[1] ?? '';
    const { rows } = await db.owner.pool.query("select data, output from pgboss.job where name <> 'start-projector'");
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${email}`));
    expect(logged.join('')).not.toMatch(new RegExp(`${token}|${email}|Maëlle`));
    const reset = (tx: Tx) => accounts.resetPassword(tx, { token, passwordHash: 'new' });
    expect(await db.database.kysely.transaction().execute(reset)).toBe(true);
  });

  it('that has expired is deleted by the hourly job', async () => {
    const { athleteId, email } = await anAthlete();
    await askForLink(athleteId);
    await sink.next(email);
    await db.owner.pool.query('update password_resets set expires_at = now() where athlete_id = $1', [athleteId]);
    await jobs.enqueue(db.database.kysely, 'delete-expired-access', {});
    const left = async () =>
      (await db.owner.pool.query('select 1 from password_resets where athlete_id = $1', [athleteId])).rowCount;
    await expect.poll(left, SOON).toBe(0);
  });
});

describe('a new address', () => {
  const askFor = (athleteId: string, newEmail: string) =>
    db.database.kysely.transaction().execute(async (tx) => {
      const requested = await accounts.requestEmailChange(tx, { athleteId, newEmail });
      if (!requested.ok) throw new Error(requested.refusal.code);
      const { requestId } = requested.value;
      await jobs.enqueue(tx, 'send-email-change', { athleteId, requestId, kind: 'code' });
      await jobs.enqueue(tx, 'send-email-change', { athleteId, requestId, kind: 'notice' });
      return requestId;
    });
  const verified = async (): Promise<NewAccount> => {
    const athlete = await anAthlete();
    await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, athlete.athleteId));
    return athlete;
  };

  it('gets a code, the same under the same message id if the job repeats, and the present one a notice', async () => {
    const { athleteId, email } = await verified();
    const newEmail = `new-${email}`;
    const requestId = await askFor(athleteId, newEmail);
    const mail = await sink.next(newEmail);
    const code = /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '';
    expect(mail.messageId).toBe(`<email-change-code-${requestId}@palmares.example>`);
    expect(mail.text).not.toContain('Maëlle');
    const notice = await sink.next(email);
    expect(notice.text).toContain(`${publicUrl}/fr-ca/auth/reset-password`);
    expect(notice.text).not.toContain(code);

    await jobs.enqueue(db.database.kysely, 'send-email-change', { athleteId, requestId, kind: 'code' });
    const again = await sink.next(newEmail);
    expect([again.messageId, again.subject]).toEqual([mail.messageId, mail.subject]);
    const { rows } = await db.owner.pool.query("select data, output from pgboss.job where name = 'send-email-change'");
    expect(JSON.stringify(rows) + logged.join('')).not.toMatch(new RegExp(`"${code}"|${email}`));
    const outcome = await accounts.changeEmail(db.database.kysely, { athleteId, code }, async () => undefined);
    expect(outcome.ok).toBe(true);
  });

  it('that has an account gets a word of that instead of a code', async () => {
    const { athleteId } = await verified();
    const { email: taken } = await verified();
    await askFor(athleteId, taken);
    const mail = await sink.next(taken);
    expect(mail.subject).toBe('Tu as déjà un compte Palmarès');
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\d{6}/);
  });

  it('of an account whose present one is not verified is announced to nobody else', async () => {
    const { athleteId, email } = await anAthlete();
    await askFor(athleteId, `new-${email}`);
    await sink.next(`new-${email}`);
    const ending = () => logged.filter((line) => line.includes('no mail about a change') && line.includes(athleteId));
    await expect.poll(ending, SOON).toHaveLength(1);
    expect(sink.kept(email)).toBe(0);
  });
});

describe('a log-in from a device that the account does not know', () => {
  it('is announced by one mail, whose job may repeat', async () => {
    const { athleteId, email } = await anAthlete();
    await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, athleteId));
    const from = { athleteId, device: 'Safari, iPhone', address: '198.51.100.7' };
    const announcementId = await db.database.kysely.transaction().execute(async (tx) => {
      await accounts.rememberDevice(tx, from);
      return accounts.rememberDevice(tx, { ...from, device: 'Firefox, Linux' });
    });
    if (announcementId === null) throw new Error('the device is known');
    for (const _ of ['first', 'again']) {
      await jobs.enqueue(db.database.kysely, 'send-new-device-notice', { athleteId, announcementId });
      const mail = await sink.next(email);
      expect(mail.messageId).toBe(`<new-device-${announcementId}@palmares.example>`);
      expect(mail.text).toContain('Firefox, Linux');
      expect(mail.text).toContain(`${publicUrl}/fr-ca/auth/reset-password`);
    }
  });
});

describe('a data download', () => {
  it('is announced by mail under its own message id, which leads to the account', async () => {
    const { athleteId, email } = await anAthlete();
    const exportId = randomUUID();
    const actor = { kind: 'athlete', athleteId, device: null } as const;
    await requestExport({ database: db.database, jobs }, actor, { exportId });
    const mail = await sink.next(email);
    expect(mail.messageId).toBe(`<export-${exportId}@palmares.example>`);
    expect(mail.text).toContain(`${publicUrl}/fr-ca/app/account\n`);
    expect(mail.text).not.toContain(exportId);
    expect(await exportOf(db.database.kysely, { athleteId, exportId })).toMatchObject({ state: 'ready' });
  });
});

describe('the plan', () => {
  const payCheckout = async ({ athleteId, email }: NewAccount): Promise<void> => {
    const addresses = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
    const { url } = await billing.startCheckout({
      athleteId,
      email,
      name: 'Maëlle Gagnon',
      language: 'en',
      ...addresses,
    });
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242', terms: 'on' }), redirect: 'manual' });
  };

  const subscribe = async (athlete: NewAccount): Promise<string> => {
    await payCheckout(athlete);
    return takeNext(athlete.athleteId);
  };

  /** Takes the next webhook about a subscription of this id or of this athlete. */
  const takeNext = async (id: string): Promise<string> => {
    const { body, signature } = await receiver.next(
      ({ body }) => JSON.parse(body).type.startsWith('customer.subscription') && body.includes(id),
    );
    const read = await billing.readWebhook(body, signature);
    if (!read.ok) throw new Error(read.refusal.code);
    const notice = read.value;
    await db.database.kysely.transaction().execute((tx) => takeWebhook(tx, jobs, notice));
    return notice.subscriptionId ?? '';
  };

  const press = async (subscriptionId: string, action: string): Promise<void> => {
    await fetch(`${simulator.url}/simulator/subscriptions/${subscriptionId}/${action}`, { method: 'POST' });
    await takeNext(subscriptionId);
  };

  const plan = async (athleteId: string): Promise<Plan> =>
    planAt((await planOf(db.database.kysely, athleteId)).state, new Date());

  const happened = async (athleteId: string) =>
    (await events.load(streamOf('plan', athleteId))).map(({ event }) => event.type);

  it('follows the subscription from the payment to its end', async () => {
    const athlete = await anAthlete();
    const { athleteId } = athlete;
    const subscriptionId = await subscribe(athlete);
    await expect.poll(() => plan(athleteId), SOON).toBe('athlete');
    await press(subscriptionId, 'fail-payment');
    await expect.poll(() => happened(athleteId), SOON).toContain('PaymentFailed');
    expect(await plan(athleteId)).toBe('athlete');
    await press(subscriptionId, 'recover-payment');
    await expect.poll(() => happened(athleteId), SOON).toContain('PaymentRecovered');
    const { customerId = '' } = (await planOf(db.database.kysely, athleteId)).state.subscription ?? {};
    await billing.scheduleUnsubscribe({ athleteId, id: subscriptionId, customerId });
    await takeNext(subscriptionId);
    await expect.poll(() => happened(athleteId), SOON).toContain('UnsubscribeScheduled');
    await press(subscriptionId, 'end');
    await expect.poll(() => plan(athleteId), SOON).toBe('free');
    expect(await happened(athleteId)).toEqual([
      'AthletePlanStarted',
      'PaymentFailed',
      'PaymentRecovered',
      'AthletePlanRenewed',
      'UnsubscribeScheduled',
      'AthletePlanEnded',
    ]);
  });

  it('has a customer at Stripe with the account’s present name', async () => {
    const athlete = await anAthlete();
    const { athleteId } = athlete;
    await subscribe(athlete);
    await accounts.rename(db.database.kysely, athleteId, { firstName: 'Maëlle', lastName: 'Roy' });
    await jobs.enqueue(db.database.kysely, 'sync-customer', { athleteId });
    const updated = async () => {
      const { body } = await receiver.next(({ body }) => JSON.parse(body).type === 'customer.updated');
      return JSON.parse(body).data.object;
    };
    expect(await updated()).toMatchObject({ name: 'Maëlle Roy', email: athlete.email, metadata: { athleteId } });
  });

  it('appends nothing if nothing changed', async () => {
    const athlete = await anAthlete();
    const subscriptionId = await subscribe(athlete);
    await expect.poll(() => happened(athlete.athleteId), SOON).toEqual(['AthletePlanStarted']);
    await jobs.enqueue(db.database.kysely, 'sync-subscription', { subscriptionId });
    await expect
      .poll(() => logged.filter((line) => line.includes(subscriptionId) && line.includes('"happened":[]')), SOON)
      .not.toEqual([]);
    expect(await happened(athlete.athleteId)).toEqual(['AthletePlanStarted']);
  });

  it('is compared with Stripe once an hour', async () => {
    const { rows } = await db.owner.pool.query(
      "select cron from pgboss.schedule where name = 'reconcile-subscriptions'",
    );
    expect(rows).toEqual([{ cron: '5 * * * *' }]);
  });

  it('is brought up to date after webhooks that never came, and is then left alone', async () => {
    const [started, ended] = [await anAthlete(), await anAthlete()];
    const endedId = await subscribe(ended);
    // The plans are compared as they are projected.
    await expect.poll(() => plan(ended.athleteId), SOON).toBe('athlete');
    await payCheckout(started);
    await fetch(`${simulator.url}/simulator/subscriptions/${endedId}/end`, { method: 'POST' });

    const { kysely } = db.database;
    const before = logged.length;
    await jobs.enqueue(kysely, 'reconcile-subscriptions', {});
    await expect.poll(() => happened(started.athleteId), SOON).toEqual(['AthletePlanStarted']);
    await expect.poll(() => happened(ended.athleteId), SOON).toEqual(['AthletePlanStarted', 'AthletePlanEnded']);

    await expect
      .poll(async () => {
        await jobs.enqueue(kysely, 'reconcile-subscriptions', {});
        return logged.slice(before).filter((line) => line.includes('subscriptions agree with their plans')).length;
      }, SOON)
      .toBeGreaterThan(0);
  });
});

const publishLink = async (athleteId: string) => {
  const link = await aLink(db.database, { athleteId });
  const { linkId, label } = link;
  const published = {
    type: 'PortfolioPublished',
    data: { linkId, label, passcode: 'none', expiresAt: null, parts: null },
  };
  await events.append(request(streamOf('sharing', athleteId), { expected: 'any', events: [published] }));
  return link;
};

describe('a published portfolio', () => {
  it('is announced to its athlete by mail', async () => {
    const { athleteId, email } = await anAthlete();
    const { label } = await publishLink(athleteId);
    expect((await sink.next(email)).text).toContain(label);
  });

  it('sends at most one mail per hour, however many links are published', async () => {
    const { athleteId, email } = await anAthlete();
    const { label } = await publishLink(athleteId);
    expect((await sink.next(email)).text).toContain(label);
    const { linkId } = await publishLink(athleteId);
    const withheld = () => logged.filter((line) => line.includes(linkId) && line.includes('less than an hour ago'));
    await expect.poll(withheld, SOON).toHaveLength(1);
    expect(sink.kept(email)).toBe(0);
  });
});

it('a link that a guardian closed is told to its athlete by mail', async () => {
  const { athleteId, email } = await anAthlete();
  const { linkId, label } = await aLink(db.database, { athleteId });
  await db.owner.pool.query('update publish_links set revoked_at = now() where id = $1', [linkId]);
  await jobs.enqueue(db.database.kysely, 'send-link-closed-notice', { athleteId, linkId });
  const { subject, text } = await sink.next(email);
  expect(subject).toBe('Un parent ou la personne qui a ta tutelle a fermé un de tes liens');
  expect(text).toContain(`Lien\u00a0: ${label}`);
});

describe('used-up tries', () => {
  it('of a link are told to its athlete by mail, unless it has ended', async () => {
    const { athleteId, email } = await anAthlete();
    const { linkId, label } = await aLink(db.database, { athleteId });
    const { kysely } = db.database;
    await jobs.enqueue(kysely, 'send-tries-notice', { athleteId, linkId });
    expect((await sink.next(email)).text).toContain(label);
    await db.owner.pool.query('update publish_links set revoked_at = now() where id = $1', [linkId]);
    await jobs.enqueue(kysely, 'send-tries-notice', { athleteId, linkId });
    const ended = () => logged.filter((line) => line.includes(linkId) && line.includes('no notice of passcode tries'));
    await expect.poll(ended, SOON).toHaveLength(1);
    expect(sink.kept(email)).toBe(0);
  });
});

describe('the proof of the log', () => {
  const fault = (stream: unknown = expect.any(String)) => ({
    streams: [{ stream, version: 2, fault: 'shorter' }],
    chains: [],
    files: [],
  });

  const proofs = () => logged.filter((line) => line.includes('proved as far as due')).length;

  const aProof = (given: Partial<ProofOrder> = {}) => {
    const { folder = '', seed = Buffer.alloc(0), ...counting } = config.roots ?? { publicKeys: [], since: undefined };
    return createProof({
      databaseUrl: config.databaseUrl,
      folder,
      seed: seed.toString('base64'),
      ...counting,
      ...given,
    });
  };

  const aRun = () => ({
    jobId: '',
    lastTry: true,
    log: createLog(config, { write: (line) => logged.push(line) }),
  });

  it('[E40] runs when a worker starts, signs one root a day, and names a stream that was cut since the day before', async () => {
    const folder = join(data, 'roots');
    const today = dateOf(new Date());
    await expect.poll(proofs, SOON).toBe(1);
    expect(await rootDates(folder)).toEqual([today]);

    // The previous day's root, of a stream that is then truncated.
    await rm(rootFile(folder, today));
    const yesterday = new Date(Date.now() - 86_400_000);
    const { athleteId } = await anAthlete();
    const stream = streamOf('portfolio', athleteId);
    await events.append(request(stream));
    await events.append(request(stream));
    await untilReadable(db.database);
    await signRoot(db.database, { folder, key: signingKey(Buffer.alloc(32, 5)), now: yesterday });
    await cutShort(db.owner, stream, 1);
    await jobs.enqueue(db.database.kysely, 'sign-root', {});
    await expect.poll(proofs, SOON).toBe(2);
    expect(await rootDates(folder)).toEqual([dateOf(yesterday), today]);
    expect(logged.filter((line) => line.includes('palmares roots check'))).toHaveLength(1);
    expect(logged.find((line) => line.includes('palmares roots check'))).toContain(stream);
    expect(await readLastCheck(folder)).toMatchObject({ date: today, faults: fault(stream) });
  });

  it('[E40] is made up for if its worker died after signing, and logs a known fault only once', async () => {
    const folder = join(data, 'roots');
    const faultsLogged = () => logged.filter((line) => line.includes('palmares roots check')).length;
    const before = faultsLogged();
    await rm(join(folder, 'last-check.json'));
    await jobs.enqueue(db.database.kysely, 'sign-root', {});
    await expect.poll(proofs, SOON).toBe(3);
    expect(await readLastCheck(folder)).toMatchObject({ faults: fault() });
    expect(faultsLogged()).toBe(before + 1);
    const once = await readLastCheck(folder);
    await signDailyRoot({ proof: aProof() }).run({}, aRun());
    expect(await readLastCheck(folder)).toEqual(once);
    expect(faultsLogged()).toBe(before + 1);
  });

  it('[E51] runs in a separate process, with its own connections and a memory limit', async () => {
    const { pool } = db.owner;
    const client = await pool.connect();
    await client.query(`select pg_advisory_lock(hashtextextended('prove the log', 0))`);
    expect(await aProof().run()).toBe('taken');
    // It waits for this table, which shows where it runs.
    await client.query('begin; lock table streams in access exclusive mode');
    await client.query(`select pg_advisory_unlock(hashtextextended('prove the log', 0))`);
    const folder = join(data, 'other-roots');
    const proof = aProof({ folder });
    const run = proof.run();
    const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.application_name = 'palmares-worker proof'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount, SOON).toBe(1);
    const children = execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    expect(children).toMatch(/--max-old-space-size=64 .*proof-process\.js/);
    await proof.stop();
    expect(await run).toBe('stopped');
    expect(await proof.run()).toBe('stopped');
    await client.query('rollback');
    client.release();
    expect(await rootDates(folder)).toEqual([]);
    expect(await aProof({ folder }).run()).toMatchObject({ signed: { outcome: 'signed' }, day: true });
  });

  it('[E51] that fails is logged and fails its job, and the next run makes up for it', async () => {
    const folder = join(data, 'no-folder');
    await writeFile(folder, '');
    const failing = signDailyRoot({ proof: aProof({ folder }) });
    await expect(failing.run({}, aRun())).rejects.toThrow(ProofFailed);
    const failures = logged.filter((line) => line.includes('proving the log failed')).map((line) => JSON.parse(line));
    expect(failures).toMatchObject([{ failure: { error: 'Error', reason: 'ENOTDIR' } }]);
    await rm(folder);
    await failing.run({}, aRun());
    expect(await rootDates(folder)).toHaveLength(1);

    const killed = aProof({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
    await expect(killed.run()).rejects.toMatchObject({ failure: { reason: 'ECONNREFUSED' } });
  });
});

describe('an erased athlete', () => {
  const planOfErased = async (athlete: NewAccount): Promise<string> => {
    const { athleteId, email } = athlete;
    const back = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
    const { url } = await billing.startCheckout({ athleteId, email, name: 'Maëlle Gagnon', language: 'en', ...back });
    await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242', terms: 'on' }), redirect: 'manual' });
    const [found] = await billing.subscriptionsOf(athleteId);
    if (!found) throw new Error('no subscription');
    await jobs.enqueue(db.database.kysely, 'sync-subscription', { subscriptionId: found.snapshot.id });
    await expect.poll(async () => (await planOf(db.database.kysely, athleteId)).version, SOON).toBe(1);
    expect((await sink.next(email)).subject).toBe('Ton forfait Athlète est actif');
    return found.snapshot.id;
  };

  it('[E39] gets no more mail, and jobs that still name them end without an error', async () => {
    const athlete = await anAthlete();
    const { athleteId } = athlete;
    const { linkId, label } = await aLink(db.database, { athleteId });
    const subscriptionId = await planOfErased(athlete);

    await worker.stop();
    const published = { linkId, label, passcode: 'none', expiresAt: null, parts: null };
    await events.append(
      request(streamOf('sharing', athleteId), { events: [{ type: 'PortfolioPublished', data: published }] }),
    );
    await askForCode(athleteId);
    const report = await eraseAccount(
      {
        owner: db.owner,
        ledgerFile: join(data, 'erasures.jsonl'),
        endCustomers: createCustomerEnding({ secretKey: stripe.secretKey, apiBase: simulator.url }),
        removeFiles: async () => 0,
        waitForCacheExpiry: async () => undefined,
        now: () => new Date(),
      },
      { reason: 'asked by mail' },
      { athleteId },
    );
    expect(report).toMatchObject({ outstanding: null });
    const ofTheirs = `select name from pgboss.job where data::text like '%' || $1 || '%' or data::text like '%' || $2 || '%'`;
    expect((await db.owner.pool.query(ofTheirs, [athleteId, subscriptionId])).rows).toEqual([]);

    // From a process that does not know of the erasure.
    const { kysely } = db.database;
    await jobs.enqueue(kysely, 'send-verification-code', { athleteId });
    await jobs.enqueue(kysely, 'send-published-notice', { athleteId, linkId });
    await jobs.enqueue(kysely, 'sync-subscription', { subscriptionId });
    const before = logged.length;
    worker = await start();
    for (const ending of ['no verification mail is due', 'no published notice is due', 'athlete was erased'])
      await expect.poll(() => logged.slice(before).filter((line) => line.includes(ending)), SOON).toHaveLength(1);

    const other = await anAthlete();
    await askForCode(other.athleteId);
    await sink.next(other.email);
    expect(sink.kept(athlete.email)).toBe(0);
    expect(logged.slice(before).filter((line) => /job failed|projector failed/.test(line))).toEqual([]);
    expect((await planOf(kysely, athleteId)).version).toBe(0);
  });
});

describe('a worker that erases', () => {
  it('erases accounts that were never verified nor used each day, and takes no other job', async () => {
    const athlete = await anAthlete();
    await db.owner.pool.query(
      `update accounts set email_verified_at = null, created_at = now() - interval '9 days',
         last_used_on = now()::date - 9 where id = $1`,
      [athlete.athleteId],
    );
    const left = async () =>
      (await db.owner.pool.query('select from accounts where id = $1', [athlete.athleteId])).rowCount;
    await worker.stop();
    const erasing = { ownerUrl: db.owner.url, ledgerFile: join(data, 'abandoned.jsonl') };
    const eraser = await startWorker({ ...config, erasing }, logger());
    try {
      const { rows } = await db.owner.pool.query("select cron from pgboss.schedule where name = 'erase-abandoned'");
      expect(rows).toEqual([{ cron: '25 7 * * *' }]);
      await jobs.enqueue(db.database.kysely, 'erase-abandoned', {});
      await expect.poll(left, SOON).toBe(0);
    } finally {
      await eraser.stop();
      worker = await start();
    }
  });
});

describe('an event that this program does not know', () => {
  it('[E23] parks its athlete, and the log says so by the event’s type and schema version', async () => {
    const { athleteId } = await anAthlete();
    const stream = streamOf('portfolio', athleteId);
    const unknown = { type: 'SomethingNew', schemaVersion: 3, data: { motto: 'between us' } };
    await storeEvent(db.database.kysely, keyring, { stream, ...unknown });
    // Each projection of the portfolio parks the athlete for itself.
    const parked = () =>
      logged.filter((line) => line.includes('SomethingNew') && JSON.parse(line).subscriber === 'portfolio');
    await expect.poll(parked, SOON).toHaveLength(1);
    expect(JSON.parse(parked()[0] ?? '')).toMatchObject({
      athleteId,
      eventType: 'SomethingNew',
      schemaVersion: 3,
      reason: 'UnknownEvent: SomethingNew v3',
    });
    expect(logged.join('')).not.toContain('between us');
  });
});

describe('a worker that was stopped', () => {
  it('leaves its jobs to the next one', async () => {
    await worker.stop();
    const { athleteId, email } = await anAthlete();
    await askForCode(athleteId);
    worker = await start();
    await sink.next(email);
    await expect.poll(() => mailState(athleteId), SOON).toBe('sent');
  });
});

describe('a worker whose connections all go silent', () => {
  it('[E46] logs it and keeps running its jobs', async () => {
    const proxy = await silentProxy(config.databaseUrl);
    await worker.stop();
    worker = await startWorker({ ...config, databaseUrl: proxy.urlOf(config.databaseUrl) }, logger());
    const before = logged.length;
    proxy.silenceOpen();
    const { athleteId } = await anAthlete();
    await askForCode(athleteId);
    await expect.poll(() => mailState(athleteId), SOON).toBe('sent');
    // A job may have gone through a new connection before a silent one is given up.
    const silent = () => logged.slice(before).filter((line) => line.includes('did not answer'));
    await expect.poll(() => silent().filter((line) => line.includes('palmares-worker jobs')), SOON).not.toEqual([]);
    await worker.stop();
    await proxy.close();
    worker = await start();
  });
});
