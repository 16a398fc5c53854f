import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobData, QueueName } from '../jobs/queues.ts';
import { aLink } from '../testing/a-link.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { countOpening } from './count-opening.ts';
import { openingDigest } from './opening-digest.ts';
import { openingMailsOf, openingNotice, openStopToken, setOpeningMails, signStopToken } from './opening-mails.ts';
import { recordOpening } from './record-opening.ts';

const pepper = Buffer.alloc(32, 3);
const now = new Date('2026-11-20T15:00:00Z');

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const anAthlete = async ({ dateOfBirth = '2001-03-14', verified = true } = {}) => {
  const account = await anAccount(db.database, { dateOfBirth });
  if (verified)
    await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [account.athleteId]);
  return { ...account, ...(await aLink(db.database, { athleteId: account.athleteId, label: 'Coach Brodeur' })) };
};

const notice = (of: { athleteId: string; linkId: string }) => openingNotice(db.database.kysely, { ...of, at: now });

it('the first opening of a link enqueues one mail, and no later one does', async () => {
  const { athleteId, linkId } = await anAthlete();
  const enqueued: [QueueName, JobData<QueueName>][] = [];
  const jobs = {
    enqueue: async (_: unknown, name: QueueName, data: JobData<QueueName>) => {
      enqueued.push([name, data]);
    },
    close: async () => undefined,
  };
  const open = () =>
    recordOpening(
      { database: db.database, jobs, pepper },
      {
        link: { linkId, athleteId, versions: { portfolio: 1, identity: 0 }, parts: null },
        anonToken: crypto.randomUUID(),
        at: now,
      },
    );
  expect([await open(), await open()]).toEqual([true, true]);
  expect(enqueued).toEqual([['send-opening-notice', { athleteId, linkId }]]);
});

it('the mail about an opening goes to a verified athlete who wants it and is 18', async () => {
  const athlete = await anAthlete();
  expect(await notice(athlete)).toMatchObject({ email: athlete.email, label: 'Coach Brodeur' });
  expect(await notice(await anAthlete({ verified: false }))).toBeUndefined();
  expect(await notice(await anAthlete({ dateOfBirth: '2010-03-14' }))).toBeUndefined();
  await setOpeningMails(db.database.kysely, athlete.athleteId, false);
  expect(await notice(athlete)).toBeUndefined();
});

it('the choice of mails about openings is the athlete’s own, and there is none under 18', async () => {
  const { athleteId } = await anAthlete();
  const child = await anAthlete({ dateOfBirth: '2010-03-14' });
  const chosen = (id: string) => openingMailsOf(db.database.kysely, id, now);
  expect([await chosen(athleteId), await chosen(child.athleteId)]).toEqual([true, null]);
  await setOpeningMails(db.database.kysely, athleteId, false);
  expect(await chosen(athleteId)).toBe(false);
});

it('mails about openings begin once the 18th birthday has begun in the last time zone of the country', async () => {
  const athlete = await anAthlete({ dateOfBirth: '2008-11-26' });
  const { kysely } = db.database;
  const link = { ...athlete, versions: { portfolio: 1, identity: 0 }, parts: null };
  await countOpening(kysely, pepper, { link, anonToken: crypto.randomUUID(), at: new Date('2026-11-25T12:00:00Z') });
  const has = async (time: string) => {
    const at = new Date(`2026-11-26T${time}Z`);
    const { athleteId, linkId } = athlete;
    return [
      (await openingMailsOf(kysely, athleteId, at)) !== null,
      (await openingNotice(kysely, { athleteId, linkId, at })) !== undefined,
      (await openingDigest(kysely, athleteId, at)) !== undefined,
    ];
  };
  expect(await has('07:59')).toEqual([false, false, false]);
  expect(await has('08:00')).toEqual([true, true, true]);
});

it('the address that ends mails about openings names its athlete for a year', () => {
  const athleteId = crypto.randomUUID();
  const token = signStopToken(pepper, athleteId, now);
  const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
  expect(openStopToken(pepper, token, after(364))).toBe(athleteId);
  expect(openStopToken(pepper, token, after(365))).toBeNull();
  expect(openStopToken(Buffer.alloc(32, 4), token, now)).toBeNull();
});
