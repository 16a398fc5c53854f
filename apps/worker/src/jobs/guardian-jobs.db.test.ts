import {
  answerGuardian,
  askGuardian,
  mailReceipt,
  resendMail,
  signUp,
  undoWithdrawal,
  withdraw,
} from '@palmares/application';
import {
  type Asker,
  addGuardianReceipt,
  createAccounts,
  deleteUnsentGuardianReceipts,
  guardianAddress,
} from '@palmares/db/accounts';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createJobs, type JobRetries, type Jobs } from '@palmares/db/jobs';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { guardianTextVersion } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedMail } from '../mail/layout.ts';
import { aRun } from '../testing/a-run.ts';
import { deleteExpiredAccess } from './delete-expired-access.job.ts';
import { endGuardians } from './end-guardians.job.ts';
import { sendGuardianLink } from './send-guardian-link.job.ts';
import { sendGuardianNotice } from './send-guardian-notice.job.ts';
import { sendGuardianReceipt } from './send-guardian-receipt.job.ts';

const publicUrl = 'https://p.example';
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const keyring = createKeyring({ masterKey: Buffer.alloc(32, 3) });
const guardianEmail = 'parent@example.com';
const year = new Date().getUTCFullYear();

let db: ConnectedDatabase;
let jobs: Jobs & JobRetries;
let log: PostgresEventLog;
const sent: { readonly mail: RenderedMail; readonly email: string }[] = [];
const mailer = {
  send: async (mail: RenderedMail, { email }: { readonly email: string }) => void sent.push({ mail, email }),
  close: () => undefined,
};

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  log = createEventLog(db.database, keyring);
});

afterAll(async () => {
  await log.settled();
  await jobs.close();
  await db.close();
});

const now = () => new Date();
const deps = () => ({ accounts, database: db.database, jobs, keyring, log, mailer, now, publicUrl });

const tokenIn = (page: string): string =>
  new RegExp(`/en/auth/${page}\\?token=([\\w-]{22})$`, 'm').exec(sent.at(-1)?.mail.text ?? '')?.[1] ?? '';

const athletes = { device: 'Safari, iPhone', address: '192.0.2.1' };

const asked = async (): Promise<string> => {
  const request = {
    language: 'en',
    asker: athletes,
    replaces: undefined,
  } as const;
  const form = { firstName: 'Léa', guardianEmail };
  const outcome = await askGuardian({ ...deps(), chargeMailbox: async () => true }, { form, ...request });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { requestId } = outcome.value;
  await sendGuardianLink(deps()).run({ requestId }, aRun());
  return requestId;
};

const elsewhere = { device: 'Chrome, Windows', address: '198.51.100.1' };

/** By the link in the last mail. */
const answer = (form: object, asker: Asker) =>
  answerGuardian(deps(), {
    token: tokenIn('guardian'),
    form,
    textVersion: guardianTextVersion,
    asker,
    ownRequest: undefined,
    sessionOf: undefined,
  });

/** An athlete of that age, whose guardian agreed by the links in the mails. */
const signedUp = async (age: number) => {
  const requestId = await asked();
  const form = { guardianName: 'Hélène Roy', agreed: true };
  expect(await answer(form, elsewhere)).toMatchObject({ ok: true });
  await sendGuardianLink(deps()).run({ requestId }, aRun());
  const password = 'trois buts en finale';
  const account = { firstName: 'Léa', lastName: 'Roy', email: `${requestId}@example.com`, password, terms: true };
  const place = { dateOfBirth: `${year - age}-01-01`, country: 'can', region: 'ON' };
  const outcome = await signUp(
    deps(),
    { device: 'a test' },
    {
      form: { ...account, ...place, confirmation: password },
      language: 'en',
      guardianToken: tokenIn('finish-sign-up'),
    },
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { requestId, athleteId: outcome.value.athleteId };
};

const typesOf = async (athleteId: string) =>
  (await log.load(streamOf('portfolio', athleteId))).map(({ event }) => event.type);

it('a guardian gets each link in turn, and then a notice, after which their address is gone', async () => {
  const { requestId, athleteId } = await signedUp(12);
  const notice = () => sendGuardianNotice(deps()).run({ athleteId, requestId }, aRun());
  await notice();
  expect(tokenIn('guardian-withdraw')).not.toBe('');
  const withdrawToken = accounts.withdrawToken(requestId);
  expect(await guardianAddress(db.database.kysely, { athleteId, withdrawToken })).toBeUndefined();
  const mails = sent.length;
  await notice();
  await sendGuardianLink(deps()).run({ requestId }, aRun());
  expect(sent).toHaveLength(mails);
  expect(new Set(sent.map(({ email }) => email))).toEqual(new Set([guardianEmail]));
  expect(JSON.stringify(sent)).not.toMatch(/Léa|Roy|Hélène/);
});

it('a guardian who answers from a phone like the athlete’s, at home, gets a second mail ten minutes later', async () => {
  const requestId = await asked();
  const send = () => sendGuardianLink(deps()).run({ requestId }, aRun());
  const first = { guardianName: 'Hélène Roy', agreed: true };
  expect(await answer(first, athletes)).toEqual({ ok: true, value: 'agreed_once' });
  const mails = sent.length;
  await send();
  expect(sent).toHaveLength(mails);
  await db.owner.pool.query(
    "update guardian_requests set answered_at = answered_at - interval '10 minutes' where id = $1",
    [requestId],
  );
  await send();
  expect(sent).toHaveLength(mails + 1);
  expect(tokenIn('guardian-withdraw')).toBe(accounts.withdrawToken(requestId));
  expect(await answer({ agreed: true }, athletes)).toEqual({ ok: true, value: 'agreed' });
  await send();
  expect(tokenIn('finish-sign-up')).not.toBe('');
  expect(JSON.stringify(sent)).not.toMatch(/Léa|Roy|Hélène/);
});

it('a notice that comes late is not for the guardian who agreed since, whose address stays', async () => {
  const { requestId, athleteId } = await signedUp(12);
  const later = { athleteId, requestId: crypto.randomUUID(), email: 'other@example.com', language: 'en' } as const;
  await db.database.kysely
    .transaction()
    .execute((tx) => accounts.addGuardian(tx, { ...later, textVersion: guardianTextVersion, at: new Date() }));
  const mails = sent.length;
  await sendGuardianNotice(deps()).run({ athleteId, requestId }, aRun());
  expect(sent).toHaveLength(mails);
  const withdrawToken = accounts.withdrawToken(later.requestId);
  expect(await guardianAddress(db.database.kysely, { athleteId, withdrawToken })).toMatchObject({ email: later.email });
});

describe('a guardian who withdraws before the notice was sent', () => {
  const decision = { childName: 'lea', confirmed: true };
  const withdrawn = async () => {
    const { requestId, athleteId } = await signedUp(12);
    const token = accounts.withdrawToken(requestId);
    expect(await withdraw(deps(), { token, form: decision })).toMatchObject({ ok: true });
    const mails = sent.length;
    await sendGuardianNotice(deps()).run({ athleteId, requestId }, aRun());
    expect(sent).toHaveLength(mails);
    return { requestId, athleteId, token };
  };
  const noticesOf = async (athleteId: string) => {
    const { rows } = await db.owner.pool.query<{ id: string; hours: number }>(
      `select id, round(extract(epoch from start_after - created_on) / 3600)::int as hours from pgboss.job
       where name = 'send-guardian-notice' and data ->> 'athleteId' = $1 order by start_after desc`,
      [athleteId],
    );
    return rows;
  };
  const sweep = () => deleteExpiredAccess(deps()).run({}, aRun());
  const resent = (mailId: string) => resendMail(deps(), { mailId, dryRun: true });

  it('gets it a day later if the withdrawal was undone, and the address is kept until then', async () => {
    const { requestId, athleteId, token } = await withdrawn();
    const [later, first] = await noticesOf(athleteId);
    expect([later?.hours, first?.hours]).toEqual([24, 0]);
    await sweep();
    const undone = { token, form: decision, ownRequest: undefined, sessionOf: undefined };
    expect(await undoWithdrawal(deps(), undone)).toMatchObject({ ok: true });
    await sendGuardianNotice(deps()).run({ athleteId, requestId }, aRun());
    expect(sent.at(-1)?.email).toBe(guardianEmail);
    expect(tokenIn('guardian-withdraw')).toBe(token);
    expect(await guardianAddress(db.database.kysely, { athleteId, withdrawToken: token })).toBeUndefined();
    expect(await noticesOf(athleteId)).toHaveLength(2);
  });

  it('gets none after that day, when the hourly job deletes the address', async () => {
    const { requestId, athleteId, token } = await withdrawn();
    const address = () => guardianAddress(db.database.kysely, { athleteId, withdrawToken: token });
    await db.owner.pool.query(
      "update guardians set withdrawn_at = withdrawn_at - interval '24 hours' where athlete_id = $1",
      [athleteId],
    );
    const mails = sent.length;
    await sendGuardianNotice(deps()).run({ athleteId, requestId }, aRun());
    expect(sent).toHaveLength(mails);
    expect(await noticesOf(athleteId)).toHaveLength(2);
    expect(await address()).toMatchObject({ email: guardianEmail });
    await sweep();
    expect(await address()).toBeUndefined();
  });

  it('is not sent it again by support either', async () => {
    const { athleteId } = await withdrawn();
    await db.owner.pool.query(
      "update pgboss.job set state = 'failed', completed_on = now() where data ->> 'athleteId' = $1",
      [athleteId],
    );
    const [notice] = await noticesOf(athleteId);
    expect(await resent(notice?.id ?? '')).toMatchObject({ ok: false, refusal: { code: 'mail_not_due' } });
  });
});

it('a confirmation goes to the address that was typed for it, once, which is then gone', async () => {
  const requestId = await asked();
  const token = accounts.withdrawToken(requestId);
  const form = { childName: 'lea', confirmed: true };
  expect(await withdraw(deps(), { token, form })).toMatchObject({ ok: true });
  const email = 'relative@example.com';
  const charged = { ...deps(), chargeMailbox: async () => true };
  const confirmed = await mailReceipt(charged, { token, form: { email }, language: 'fr-ca' });
  expect(confirmed).toMatchObject({ ok: true });
  const rows = async () => (await db.owner.pool.query('select id from guardian_receipts')).rows;
  const [{ id: receiptId }] = await rows();
  const send = () => sendGuardianReceipt(deps()).run({ receiptId }, aRun());
  const mails = sent.length;
  await send();
  await send();
  expect(sent.slice(mails).map((one) => one.email)).toEqual([email]);
  expect(sent.at(-1)?.mail.text).not.toMatch(/Léa|token=|parent@example/);
  expect(await rows()).toEqual([]);
});

it('a confirmation that could not be sent for a day is deleted', async () => {
  const receipt = { email: 'relative@example.com', language: 'en', kind: 'withdrew', happenedAt: new Date() } as const;
  await db.database.kysely.transaction().execute((tx) => addGuardianReceipt(tx, receipt));
  const sweep = () => deleteUnsentGuardianReceipts(db.database.kysely);
  expect(await sweep()).toBe(0);
  await db.owner.pool.query("update guardian_receipts set asked_at = asked_at - interval '1 day'");
  expect(await sweep()).toBe(1);
});

it('the guardian of an adult ends by an event, once, and nobody else’s does', async () => {
  const adult = await signedUp(18);
  const child = await signedUp(12);
  const end = () => endGuardians(deps()).run({}, aRun());
  await end();
  await end();
  expect(await typesOf(adult.athleteId)).toEqual(['PortfolioStarted', 'GuardianConfirmed', 'GuardianEnded']);
  expect(await typesOf(child.athleteId)).toEqual(['PortfolioStarted', 'GuardianConfirmed']);
  expect((await accounts.athleteConsent(db.database.kysely, adult.athleteId))?.consent.guardian).toBe('ended');
});
