import type { Jobs } from '@palmares/db/jobs';
import { countOpening, setOpeningMails } from '@palmares/db/openings';
import { aLink, anAccount, type ConnectedDatabase, connectedDatabase, manyLinks } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { aRun } from '../testing/a-run.ts';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { sendDigest } from './send-digest.job.ts';
import { startDigests } from './start-digests.job.ts';

const pepper = Buffer.alloc(32, 9);
const monday = new Date('2026-11-23T18:00:00Z');
const daysBefore = (days: number) => new Date(monday.getTime() - days * 24 * 3_600_000);

let db: ConnectedDatabase;
let sink: MailSink;
let mailer: Mailer;

beforeAll(async () => {
  db = await connectedDatabase();
  sink = await startMailSink();
  mailer = createMailer({ smtpUrl: sink.url, from: 'Palmarès <no-reply@palmares.example>' });
});

afterAll(async () => {
  mailer.close();
  await sink.close();
  await db.close();
});

const open = (athleteId: string, linkId: string, days: number) =>
  countOpening(db.database.kysely, pepper, {
    link: { linkId, athleteId, versions: { portfolio: 1, identity: 0 }, parts: null },
    anonToken: crypto.randomUUID(),
    at: daysBefore(days),
  });

/** An athlete with two links, the first opened once, the second as often as there are days. */
const anAthlete = async (days: readonly number[], dateOfBirth = '2001-03-14') => {
  const { athleteId, email } = await anAccount(db.database, { dateOfBirth, language: 'en' });
  await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
  const first = await aLink(db.database, { athleteId, label: 'Coach Brodeur' });
  const second = await aLink(db.database, { athleteId, label: 'Coach Tremblay' });
  const opened = [first, ...days.map(() => second)];
  for (const [index, { linkId }] of opened.entries()) await open(athleteId, linkId, days[Math.max(0, index - 1)] ?? 0);
  return { athleteId, email };
};

/** Runs the week's job, and each job that it enqueues. */
const sendAll = async (): Promise<void> => {
  const enqueued: unknown[] = [];
  const jobs: Jobs = {
    enqueue: async (_, __, data) => {
      enqueued.push(data);
    },
    close: async () => undefined,
  };
  await startDigests({ database: db.database, jobs, now: () => monday }).run({}, aRun());
  const send = sendDigest({
    database: db.database,
    mailer,
    pepper,
    publicUrl: 'https://palmares.example',
    now: () => monday,
  });
  for (const data of enqueued) await send.run(data, aRun());
};

it('a week’s openings are one mail, which counts each link', async () => {
  const { email } = await anAthlete([1, 3, 6]);
  await sendAll();
  const mail = await sink.next(email);
  expect(mail.subject).toBe('Your links this week');
  expect(mail.text).toContain('Coach Tremblay: opened 3 times\nCoach Brodeur: opened once');
  expect(mail.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
  expect(sink.kept(email)).toBe(0);
});

it('a week in which more than twenty links were opened says how many more', async () => {
  for (const [links, more] of [
    [20, undefined],
    [21, 'And 1 more link was opened.'],
    [27, 'And 7 more links were opened.'],
  ] as const) {
    const { athleteId, email } = await anAthlete([]);
    const others = Array.from({ length: links - 1 }, (_, nth) => `Coach ${nth}`);
    for (const { linkId } of await manyLinks(db.database, athleteId, others)) await open(athleteId, linkId, 0);
    await sendAll();
    const { text = '' } = await sink.next(email);
    expect(text.match(/: opened once/g)).toHaveLength(20);
    expect(/And \d+ more .*/.exec(text)?.[0]).toBe(more);
    await setOpeningMails(db.database.kysely, athleteId, false);
  }
});

it('a week without openings, an athlete under 18 and one who wants no mails get none', async () => {
  const earlier = await anAthlete([8]);
  const child = await anAthlete([1], '2012-03-14');
  const unwilling = await anAthlete([1]);
  await setOpeningMails(db.database.kysely, unwilling.athleteId, false);
  await sendAll();
  expect([earlier, child, unwilling].map(({ email }) => sink.kept(email))).toEqual([0, 0, 0]);
});
