import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { createAccounts } from './create-accounts.ts';

const MINUTE = 60;

const clock = stoppedClock();
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: clock.now });
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const request = (athleteId: string) =>
  db.database.kysely.transaction().execute((tx) => accounts.requestVerificationCode(tx, athleteId));
const issue = (athleteId: string) => accounts.issueVerificationCode(db.database.kysely, athleteId);
const check = (athleteId: string, code: string) => accounts.checkVerificationCode(db.database.kysely, athleteId, code);
const mail = (athleteId: string) => accounts.verificationMail(db.database.kysely, athleteId);

const issued = async () => {
  const { athleteId, email } = await anAccount(db.database);
  await request(athleteId);
  const sent = await issue(athleteId);
  if (!sent) throw new Error('no code was issued');
  const wrong = sent.code === '000000' ? '000001' : '000000';
  return { athleteId, email, sent, wrong };
};

describe('asking for a code', () => {
  it('queues a mail, which is then sent or failed', async () => {
    const { athleteId } = await anAccount(db.database);
    expect(await request(athleteId)).toEqual({ ok: true, value: undefined });
    expect(await mail(athleteId)).toEqual({ state: 'queued', resendInSeconds: 60 });
    await accounts.markVerificationMail(db.database.kysely, athleteId, 'failed');
    expect((await mail(athleteId))?.state).toBe('failed');
    await accounts.markVerificationMail(db.database.kysely, athleteId, 'sent');
    expect((await mail(athleteId))?.state).toBe('sent');
  });

  it('is refused within 60 seconds of the last time, with the seconds that are left', async () => {
    const { athleteId } = await anAccount(db.database);
    await request(athleteId);
    clock.pass(20);
    expect(await request(athleteId)).toEqual({
      ok: false,
      refusal: { code: 'code_requested_recently', params: { seconds: 40 } },
    });
    clock.pass(41);
    expect(await request(athleteId)).toMatchObject({ ok: true });
  });

  it('is accepted once out of eight concurrent requests', async () => {
    const { athleteId } = await anAccount(db.database);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => request(athleteId)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused once the address is verified', async () => {
    const { athleteId, sent } = await issued();
    await check(athleteId, sent.code);
    expect(await request(athleteId)).toEqual({ ok: false, refusal: { code: 'email_verified_already' } });
  });
});

describe('issuing a code', () => {
  it('returns six digits, and the address and language to write to', async () => {
    const { email, sent } = await issued();
    expect(sent).toEqual({ code: expect.stringMatching(/^\d{6}$/), email, language: 'fr-ca' });
  });

  it('returns nothing if the mail was already sent or never requested', async () => {
    const { athleteId } = await issued();
    await accounts.markVerificationMail(db.database.kysely, athleteId, 'sent');
    expect(await issue(athleteId)).toBeUndefined();
    expect(await issue((await anAccount(db.database)).athleteId)).toBeUndefined();
  });

  it('gives another code when the first mail failed, and the first is no longer valid', async () => {
    const { athleteId, sent } = await issued();
    await accounts.markVerificationMail(db.database.kysely, athleteId, 'failed');
    const again = await issue(athleteId);
    expect(again).toBeDefined();
    expect(await check(athleteId, sent.code)).toMatchObject({ ok: false, refusal: { code: 'code_wrong' } });
    expect(await check(athleteId, again?.code ?? '')).toMatchObject({ ok: true });
  });

  it('leaves the code nowhere in the database', async () => {
    const { athleteId, sent } = await issued();
    const { rows } = await sql<{ code_hash: string }>`
      select code_hash from email_verifications where athlete_id = ${athleteId}
    `.execute(db.owner.kysely);
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.code_hash).not.toContain(sent.code);
  });
});

describe('checking a code', () => {
  it('verifies the address and forgets the code', async () => {
    const { athleteId, sent } = await issued();
    expect(await check(athleteId, sent.code)).toEqual({ ok: true, value: undefined });
    expect((await accounts.findAccount(db.database.kysely, athleteId))?.emailVerified).toBe(true);
    expect(await mail(athleteId)).toBeUndefined();
  });

  it('accepts the same right code from two tabs', async () => {
    const { athleteId, sent } = await issued();
    const outcomes = await Promise.all([check(athleteId, sent.code), check(athleteId, sent.code)]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });

  it('returns how many tries are left, and after the fifth that a new code is needed', async () => {
    const { athleteId, sent, wrong } = await issued();
    for (const triesLeft of [4, 3, 2, 1])
      expect(await check(athleteId, wrong)).toEqual({
        ok: false,
        refusal: { code: 'code_wrong', field: 'code', params: { triesLeft } },
      });
    const exhausted = { ok: false, refusal: { code: 'code_exhausted', field: 'code' } };
    expect(await check(athleteId, wrong)).toEqual(exhausted);
    expect(await check(athleteId, sent.code)).toEqual(exhausted);
  });

  it('allows five tries in parallel and no sixth', async () => {
    const { athleteId, sent, wrong } = await issued();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => check(athleteId, wrong)));
    const compared = outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'code_wrong');
    expect(compared).toHaveLength(4);
    expect(await check(athleteId, sent.code)).toMatchObject({ ok: false, refusal: { code: 'code_exhausted' } });
  });

  it('lets nobody in by a thousand wrong codes at once, keeps no other account out, and its owner not for long', async () => {
    const attacked = await Promise.all(Array.from({ length: 8 }, issued));
    const innocent = await issued();
    const guesses = Array.from({ length: 1000 }, (_, index) => {
      const { athleteId, sent } = attacked[index % attacked.length] ?? innocent;
      return check(athleteId, String((Number(sent.code) + 1 + index) % 1_000_000).padStart(6, '0'));
    });
    const [own, ...outcomes] = await Promise.all([check(innocent.athleteId, innocent.sent.code), ...guesses]);
    expect(own).toMatchObject({ ok: true });
    expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
    const compared = outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'code_wrong');
    expect(compared).toHaveLength(4 * attacked.length);
    for (const { athleteId } of attacked) {
      expect((await accounts.findAccount(db.database.kysely, athleteId))?.emailVerified).toBe(false);
      clock.pass(MINUTE);
      await request(athleteId);
      expect(await check(athleteId, (await issue(athleteId))?.code ?? '')).toMatchObject({ ok: true });
    }
  });

  it('refuses a code after ten minutes, and one that was never issued', async () => {
    const { athleteId, sent } = await issued();
    clock.pass(10 * MINUTE);
    const expired = { ok: false, refusal: { code: 'code_expired', field: 'code' } };
    expect(await check(athleteId, sent.code)).toEqual(expired);
    const { athleteId: other } = await anAccount(db.database);
    await request(other);
    expect(await check(other, '123456')).toEqual(expired);
  });

  it('refuses the code of another account', async () => {
    const mine = await issued();
    const other = await issued();
    expect(await check(mine.athleteId, other.sent.code)).toMatchObject({ ok: false });
  });
});
