import { createLucia, inactiveRequests, startSession } from '@palmares/db/accounts';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { aRun } from '../testing/a-run.ts';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { forgetInactive } from './forget-inactive.job.ts';
import { sendInactiveNotice } from './send-inactive-notice.job.ts';

const publicUrl = 'https://palmares.example';
const start = new Date('2029-01-10T07:25:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);

let db: ConnectedDatabase;
let jobs: Jobs;
let sink: MailSink;
let mailer: Mailer;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  sink = await startMailSink();
  mailer = createMailer({ smtpUrl: sink.url, from: 'Palmarès <no-reply@palmares.example>' });
});

afterAll(async () => {
  mailer.close();
  await sink.close();
  await jobs.close();
  await db.close();
});

const anAthlete = async (lastUsedOn: string, language: 'en' | 'fr-ca' = 'en') => {
  const { athleteId, email } = await anAccount(db.database, { language });
  await db.owner.pool.query('update accounts set last_used_on = $2, email_verified_at = now() where id = $1', [
    athleteId,
    lastUsedOn,
  ]);
  return { athleteId, email };
};

/** The job of one day, with the mails that it enqueued. */
const runOn = async (at: Date, enqueueing: Jobs = jobs): Promise<void> => {
  const enqueued: unknown[] = [];
  const noting: Jobs = {
    ...enqueueing,
    enqueue: async (tx, queue, data, options) => {
      await enqueueing.enqueue(tx, queue, data, options);
      enqueued.push(data);
    },
  };
  await forgetInactive({ database: db.database, jobs: noting, now: () => at }).run({}, aRun());
  const send = sendInactiveNotice({ database: db.database, mailer, publicUrl, now: () => at });
  for (const data of enqueued) await send.run(data, aRun());
};

const requested = async (): Promise<readonly string[]> =>
  (await inactiveRequests(db.database.kysely)).map(({ athleteId }) => athleteId);

it('24 months without a session are told by mail once, and 30 days later support is asked to erase', async () => {
  const english = await anAthlete('2027-01-09');
  const french = await anAthlete('2026-12-20', 'fr-ca');
  const recent = await anAthlete('2027-01-10');
  await runOn(start);
  const mail = await sink.next(english.email);
  expect(mail.subject).toBe('Do you still need your Palmarès account?');
  expect(mail.text).toContain(`${publicUrl}/en/app/account`);
  expect((await sink.next(french.email)).text).toContain('depuis 24\u00a0mois');
  expect(sink.kept(recent.email)).toBe(0);

  await runOn(daysLater(1));
  await runOn(daysLater(29));
  expect(sink.kept(english.email)).toBe(0);
  expect(await requested()).toEqual([]);
  await runOn(daysLater(30));
  expect(new Set(await requested())).toEqual(new Set([english.athleteId, french.athleteId]));
  const { rows } = await db.owner.pool.query('select count(*)::int as left from accounts where id = any($1)', [
    [english.athleteId, french.athleteId],
  ]);
  expect(rows).toEqual([{ left: 2 }]);
});

it('a log-in takes the request back at once, and the 24 months begin again', async () => {
  const { athleteId, email } = await anAthlete('2020-01-01');
  await runOn(start);
  await sink.next(email);
  await runOn(daysLater(40));
  expect(await requested()).toContain(athleteId);
  // The session is of today, by the database's clock, so the notice is moved before it.
  await db.owner.pool.query(
    `update inactive_accounts set found_on = '2022-02-01', noticed_on = '2022-02-01', requested_on = '2022-03-03' where athlete_id = $1`,
    [athleteId],
  );
  await startSession(createLucia({ kysely: db.database.kysely, secure: false, now: () => new Date() }), {
    athleteId,
    device: 'a test',
  });
  expect(await requested()).not.toContain(athleteId);
  await runOn(new Date());
  const { rows } = await db.owner.pool.query('select from inactive_accounts where athlete_id = $1', [athleteId]);
  expect(rows).toEqual([]);
  expect(sink.kept(email)).toBe(0);
});

it('an athlete with a plan, one who asked to be deleted and a demo athlete are not told', async () => {
  const [payer, leaving, fictional] = [
    await anAthlete('2020-01-01'),
    await anAthlete('2020-01-01'),
    await anAthlete('2020-01-01'),
  ];
  const state = { subscription: null, ended: [], grant: { until: null, reason: 'a scholarship' } };
  await db.owner.pool.query(`insert into read.plans (athlete_id, shard, version, state) values ($1, 1, 1, $2)`, [
    payer.athleteId,
    JSON.stringify(state),
  ]);
  await db.owner.pool.query('insert into deletion_requests (athlete_id) values ($1)', [leaving.athleteId]);
  await db.owner.pool.query('insert into demo_athletes (athlete_id) values ($1)', [fictional.athleteId]);
  await runOn(start);
  expect([payer, leaving, fictional].map(({ email }) => sink.kept(email))).toEqual([0, 0, 0]);
});

it('a plan that is granted after the mail takes the request back', async () => {
  const { athleteId, email } = await anAthlete('2020-01-01');
  await runOn(start);
  await sink.next(email);
  const state = { subscription: null, ended: [], grant: { until: null, reason: 'a scholarship' } };
  await db.owner.pool.query(`insert into read.plans (athlete_id, shard, version, state) values ($1, 1, 1, $2)`, [
    athleteId,
    JSON.stringify(state),
  ]);
  await runOn(daysLater(30));
  expect(await requested()).not.toContain(athleteId);
});

it('a mail that could not be sent starts no 30 days, and is tried again a week later', async () => {
  const { athleteId, email } = await anAthlete('2020-01-01');
  await forgetInactive({ database: db.database, jobs, now: () => start }).run({}, aRun());
  await runOn(daysLater(6));
  expect(sink.kept(email)).toBe(0);
  await runOn(daysLater(31));
  expect(await requested()).not.toContain(athleteId);
  await sink.next(email);
  await runOn(daysLater(61));
  expect(await requested()).toContain(athleteId);
});
