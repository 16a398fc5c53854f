import { randomUUID } from 'node:crypto';
import { type Accounts, askDeletion, createAccounts, markEmailVerified } from '@palmares/db/accounts';
import { createJobs, type JobRetries, type Jobs, mailQueues } from '@palmares/db/jobs';
import { aLink, anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resendMail } from './resend-mail.ts';

let db: ConnectedDatabase;
let jobs: Jobs & JobRetries;
let accounts: Accounts;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const kysely = () => db.database.kysely;

const aMail = async (queue: string, data: object, state = 'completed'): Promise<string> => {
  const { rows } = await db.owner.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, completed_on) values ($1, $2, $3, now()) returning id`,
    [queue, JSON.stringify(data), state],
  );
  return rows[0]?.id ?? '';
};

const resend = (mailId: string, dryRun = false) =>
  resendMail({ database: db.database, jobs, accounts, now: () => new Date() }, { mailId, dryRun });

const refused = (code: string) => ({ ok: false, refusal: { code } });

const jobsIn = async (queue: string, athleteId: string) => {
  const { rows } = await db.owner.pool.query<{ id: string; state: string }>(
    `select id, state from pgboss.job where name = $1 and data ->> 'athleteId' = $2 order by created_on, id`,
    [queue, athleteId],
  );
  return rows;
};

describe('a mail that is sent again', () => {
  it('is the same job where it failed, and a second job where it was sent', async () => {
    const { athleteId, linkId } = await aLink(db.database, await anAccount(db.database));
    const data = { athleteId, linkId };
    const failed = await aMail('send-tries-notice', data, 'failed');
    expect(await resend(failed, true)).toMatchObject({ ok: true });
    expect(await jobsIn('send-tries-notice', athleteId)).toEqual([{ id: failed, state: 'failed' }]);
    expect(await resend(failed)).toMatchObject({ ok: true, value: { jobId: failed } });
    expect(await jobsIn('send-tries-notice', athleteId)).toEqual([{ id: failed, state: 'retry' }]);

    const sent = await aMail('send-published-notice', data);
    expect(await resend(sent)).toMatchObject({ ok: true });
    expect(await jobsIn('send-published-notice', athleteId)).toMatchObject([
      { id: sent, state: 'completed' },
      { state: 'created' },
    ]);
  });

  it('waits for no other of the same content', async () => {
    const { athleteId, linkId } = await aLink(db.database, await anAccount(db.database));
    const sent = await aMail('send-tries-notice', { athleteId, linkId });
    expect(await resend(sent)).toMatchObject({ ok: true });
    expect(await resend(sent)).toMatchObject(refused('mail_waiting'));
  });

  it('is a mail: no other job is run again so', async () => {
    const { athleteId } = await anAccount(db.database);
    expect(await resend(await aMail('sync-customer', { athleteId }, 'failed'))).toMatchObject(refused('mail_unknown'));
    expect(await resend(randomUUID())).toMatchObject(refused('mail_unknown'));
  });

  it('has a new code, until the address is verified', async () => {
    const { athleteId } = await anAccount(db.database);
    const mailId = await aMail('send-verification-code', { athleteId });
    expect(await resend(mailId)).toMatchObject({ ok: true });
    const waiting = await accounts.verificationMail(kysely(), athleteId);
    expect(waiting).toMatchObject({ state: 'queued' });
    await db.owner.pool.query(`update pgboss.job set state = 'completed' where data ->> 'athleteId' = $1`, [athleteId]);
    expect(await resend(mailId)).toMatchObject(refused('code_requested_recently'));
    await db.owner.pool.query('delete from email_verifications where athlete_id = $1', [athleteId]);
    await kysely()
      .transaction()
      .execute((tx) => markEmailVerified(tx, athleteId));
    expect(await resend(mailId)).toMatchObject(refused('email_verified_already'));
  });

  it('has a one-time link that still works, and is refused once it has expired or was replaced', async () => {
    const { athleteId } = await anAccount(db.database);
    const ask = () =>
      kysely()
        .transaction()
        .execute((tx) => accounts.requestPasswordReset(tx, athleteId));
    const replaced = await aMail('send-password-reset', { athleteId, ...(await ask()) });
    const live = await aMail('send-password-reset', { athleteId, ...(await ask()) });
    expect(await resend(replaced)).toMatchObject(refused('secret_expired'));
    expect(await resend(live, true)).toMatchObject({ ok: true });
    await db.owner.pool.query(
      `update password_resets set expires_at = now() - interval '1 second' where athlete_id = $1`,
      [athleteId],
    );
    expect(await resend(live)).toMatchObject(refused('secret_expired'));
  });

  it('says what is still so: a deletion that was asked for, and not one that was taken back', async () => {
    const { athleteId } = await anAccount(db.database);
    const [asked, undone] = [
      await aMail('send-deletion-notice', { athleteId, kind: 'asked' }),
      await aMail('send-deletion-notice', { athleteId, kind: 'undone' }),
    ];
    expect(await resend(asked)).toMatchObject(refused('mail_not_due'));
    expect(await resend(undone, true)).toMatchObject({ ok: true });
    await askDeletion(kysely(), athleteId, new Date());
    expect(await resend(asked, true)).toMatchObject({ ok: true });
    expect(await resend(undone)).toMatchObject(refused('mail_not_due'));
  });

  it('to support is refused once it reached support and its writer has a copy', async () => {
    const messageId = randomUUID();
    await db.owner.pool.query(
      `insert into contact_messages (id, subject, language, name, email, body) values ($1, 'bug', 'en', 'N', $2, 'x')`,
      [messageId, 'n@example.com'],
    );
    const mailId = await aMail('send-contact-message', { messageId });
    const happens = (column: string) =>
      db.owner.pool.query(`update contact_messages set ${column} = now() where id = $1`, [messageId]);
    await happens('sent_at');
    expect(await resend(mailId, true)).toMatchObject({ ok: true });
    await happens('copied_at');
    expect(await resend(mailId)).toMatchObject(refused('mail_delivered'));
  });
});

/** Job data whose ids do not exist. */
const nothing: Readonly<Record<string, string>> = {
  athleteId: randomUUID(),
  requestId: randomUUID(),
  announcementId: randomUUID(),
  messageId: randomUUID(),
  receiptId: randomUUID(),
  exportId: randomUUID(),
  linkId: randomUUID(),
  eventId: randomUUID(),
  subscriptionId: 'sub_unknown',
  until: '2026-11-23T12:00:00.000Z',
};

const kinds: Readonly<Record<string, string>> = {
  'send-email-change': 'code',
  'send-deletion-notice': 'asked',
  'send-plan-notice': 'begun',
};

it.each(mailQueues)('a mail of %s is refused once what it is about is gone', async (queue) => {
  const kind = kinds[queue];
  const outcome = await resend(await aMail(queue, { ...nothing, ...(kind ? { kind } : {}) }, 'failed'));
  expect(outcome.ok).toBe(false);
});
