import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createAccounts } from './create-accounts.ts';

const accounts = createAccounts({ pepper: Buffer.alloc(32, 7) });
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const request = (accountId: string) =>
  db.database.kysely.transaction().execute((tx) => accounts.requestVerificationCode(tx, accountId));
const issue = (accountId: string) => accounts.issueVerificationCode(db.database.kysely, accountId);
const check = (accountId: string, code: string) => accounts.checkVerificationCode(db.database.kysely, accountId, code);
const mail = (accountId: string) => accounts.verificationMail(db.database.kysely, accountId);

const issued = async () => {
  const { accountId, email } = await anAccount(db.database);
  await request(accountId);
  const sent = await issue(accountId);
  if (!sent) throw new Error('no code was issued');
  const wrong = sent.code === '000000' ? '000001' : '000000';
  return { accountId, email, sent, wrong };
};

const passes = async (accountId: string, time: string) => {
  await sql`
    update email_verifications set requested_at = requested_at - ${time}::interval, expires_at = expires_at - ${time}::interval
    where account_id = ${accountId}
  `.execute(db.owner.kysely);
};

describe('asking for a code', () => {
  it('queues a mail, which is then sent or failed', async () => {
    const { accountId } = await anAccount(db.database);
    expect(await request(accountId)).toEqual({ ok: true, value: undefined });
    expect(await mail(accountId)).toEqual({ state: 'queued', resendInSeconds: 60 });
    await accounts.markVerificationMail(db.database.kysely, accountId, 'failed');
    expect((await mail(accountId))?.state).toBe('failed');
    await accounts.markVerificationMail(db.database.kysely, accountId, 'sent');
    expect((await mail(accountId))?.state).toBe('sent');
  });

  it('is refused within 60 seconds of the last time, with the seconds that are left', async () => {
    const { accountId } = await anAccount(db.database);
    await request(accountId);
    await passes(accountId, '20 seconds');
    expect(await request(accountId)).toEqual({
      ok: false,
      refusal: { code: 'code_requested_recently', params: { seconds: 40 } },
    });
    await passes(accountId, '41 seconds');
    expect(await request(accountId)).toMatchObject({ ok: true });
  });

  it('is accepted once of eight times at the same time', async () => {
    const { accountId } = await anAccount(db.database);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => request(accountId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused once the address is verified', async () => {
    const { accountId, sent } = await issued();
    await check(accountId, sent.code);
    expect(await request(accountId)).toEqual({ ok: false, refusal: { code: 'email_verified_already' } });
  });
});

describe('issuing a code', () => {
  it('gives six digits and whom to write to in which language', async () => {
    const { email, sent } = await issued();
    expect(sent).toEqual({ code: expect.stringMatching(/^\d{6}$/), email, firstName: 'Maëlle', language: 'fr-ca' });
  });

  it('gives nothing when the mail went out already or was never asked for', async () => {
    const { accountId } = await issued();
    await accounts.markVerificationMail(db.database.kysely, accountId, 'sent');
    expect(await issue(accountId)).toBeUndefined();
    expect(await issue((await anAccount(db.database)).accountId)).toBeUndefined();
  });

  it('gives another code when the first mail failed, and the first no longer counts', async () => {
    const { accountId, sent } = await issued();
    await accounts.markVerificationMail(db.database.kysely, accountId, 'failed');
    const again = await issue(accountId);
    expect(again).toBeDefined();
    expect(await check(accountId, sent.code)).toMatchObject({ ok: false, refusal: { code: 'code_wrong' } });
    expect(await check(accountId, again?.code ?? '')).toMatchObject({ ok: true });
  });

  it('leaves the code nowhere in the database', async () => {
    const { accountId, sent } = await issued();
    const { rows } = await sql<{ code_hash: string }>`
      select code_hash from email_verifications where account_id = ${accountId}
    `.execute(db.owner.kysely);
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.code_hash).not.toContain(sent.code);
  });
});

describe('checking a code', () => {
  it('verifies the address and forgets the code', async () => {
    const { accountId, sent } = await issued();
    expect(await check(accountId, sent.code)).toEqual({ ok: true, value: undefined });
    expect((await accounts.findAccount(db.database.kysely, accountId))?.emailVerified).toBe(true);
    expect(await mail(accountId)).toBeUndefined();
  });

  it('accepts the same right code from two tabs', async () => {
    const { accountId, sent } = await issued();
    const outcomes = await Promise.all([check(accountId, sent.code), check(accountId, sent.code)]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });

  it('says how many tries are left, and after the fifth that a new code is needed', async () => {
    const { accountId, sent, wrong } = await issued();
    for (const triesLeft of [4, 3, 2, 1])
      expect(await check(accountId, wrong)).toEqual({
        ok: false,
        refusal: { code: 'code_wrong', field: 'code', params: { triesLeft } },
      });
    const exhausted = { ok: false, refusal: { code: 'code_exhausted', field: 'code' } };
    expect(await check(accountId, wrong)).toEqual(exhausted);
    expect(await check(accountId, sent.code)).toEqual(exhausted);
  });

  it('allows five tries in parallel and no sixth', async () => {
    const { accountId, sent, wrong } = await issued();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => check(accountId, wrong)));
    const compared = outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'code_wrong');
    expect(compared).toHaveLength(4);
    expect(await check(accountId, sent.code)).toMatchObject({ ok: false, refusal: { code: 'code_exhausted' } });
  });

  it('refuses a code after ten minutes, and one that was never issued', async () => {
    const { accountId, sent } = await issued();
    await passes(accountId, '10 minutes');
    const expired = { ok: false, refusal: { code: 'code_expired', field: 'code' } };
    expect(await check(accountId, sent.code)).toEqual(expired);
    const { accountId: other } = await anAccount(db.database);
    await request(other);
    expect(await check(other, '123456')).toEqual(expired);
  });

  it('refuses the code of another account', async () => {
    const mine = await issued();
    const other = await issued();
    expect(await check(mine.accountId, other.sent.code)).toMatchObject({ ok: false });
  });
});
