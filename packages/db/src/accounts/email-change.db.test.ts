import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { stoppedClock } from '../testing/stopped-clock.ts';
import { createAccounts } from './create-accounts.ts';
import { createLucia } from './lucia.ts';
import { startSession } from './sessions.ts';
import { markEmailVerified } from './verified-email.ts';

const MINUTE = 60;

const clock = stoppedClock();
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: clock.now });
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const kysely = () => db.database.kysely;

const anAthlete = async () => {
  const account = await anAccount(db.database);
  await kysely()
    .transaction()
    .execute((tx) => markEmailVerified(tx, account.athleteId));
  return account;
};

const request = (athleteId: string, newEmail: string) =>
  kysely()
    .transaction()
    .execute((tx) => accounts.requestEmailChange(tx, { athleteId, newEmail }));

/** Asks for the address and returns the code that its mail would have. */
const requested = async (athleteId: string, newEmail: string): Promise<string> => {
  const outcome = await request(athleteId, newEmail);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const mail = await accounts.emailChangeMail(kysely(), outcome.value.requestId);
  return mail?.code ?? '';
};

const enter = (athleteId: string, code: string) =>
  accounts.changeEmail(kysely(), { athleteId, code }, async () => undefined);

const emailOf = async (athleteId: string) => (await accounts.findAccount(kysely(), athleteId))?.email;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const fresh = (email: string) => `new-${email}`;

describe('a change of address', () => {
  it('waits for its code, and then the account has the address, verified', async () => {
    const { athleteId, email } = await anAthlete();
    const code = await requested(athleteId, fresh(email));
    expect(await emailOf(athleteId)).toBe(email);
    expect(await accounts.emailChangeOf(kysely(), athleteId)).toEqual({ newEmail: fresh(email), resendInSeconds: 60 });
    expect(await enter(athleteId, code)).toEqual({ ok: true, value: undefined });
    expect(await accounts.findAccount(kysely(), athleteId)).toMatchObject({ email: fresh(email), emailVerified: true });
    expect(await accounts.emailChangeOf(kysely(), athleteId)).toBeUndefined();
    expect(await enter(athleteId, code)).toMatchObject({ refusal: { code: 'code_expired' } });
  });

  it('leaves the code nowhere in the database', async () => {
    const { athleteId, email } = await anAthlete();
    const code = await requested(athleteId, fresh(email));
    const { rows } = await sql`select new_email, expires_at, tries_left from email_changes`.execute(db.owner.kysely);
    expect(rows).not.toEqual([]);
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'email_changes' order by 1
    `.execute(db.owner.kysely);
    expect(columns.map(({ name }) => name)).toEqual([
      'athlete_id',
      'expires_at',
      'new_email',
      'request_id',
      'requested_at',
      'tries_left',
    ]);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('keeps the sessions, and ends the links for a new password that went to the address before', async () => {
    const { athleteId, email } = await anAthlete();
    const lucia = createLucia({ kysely: kysely(), secure: true, now: () => new Date() });
    const session = await startSession(lucia, { athleteId, device: 'Firefox' });
    const { requestId } = await kysely()
      .transaction()
      .execute((tx) => accounts.requestPasswordReset(tx, athleteId));
    await enter(athleteId, await requested(athleteId, fresh(email)));
    expect((await lucia.validateSession(session.id)).session).not.toBeNull();
    expect(await accounts.passwordResetMail(kysely(), requestId)).toBeUndefined();
  });

  it('is stopped by a new password, and by its athlete', async () => {
    const { athleteId, email } = await anAthlete();
    const code = await requested(athleteId, fresh(email));
    const { requestId } = await kysely()
      .transaction()
      .execute((tx) => accounts.requestPasswordReset(tx, athleteId));
    const reset = await accounts.passwordResetMail(kysely(), requestId);
    await kysely()
      .transaction()
      .execute((tx) => accounts.resetPassword(tx, { token: reset?.token ?? '', passwordHash: 'new' }));
    expect(await enter(athleteId, code)).toMatchObject({ refusal: { code: 'code_expired' } });

    const another = await requested(athleteId, fresh(email));
    await accounts.cancelEmailChange(kysely(), athleteId);
    expect(await enter(athleteId, another)).toMatchObject({ refusal: { code: 'code_expired' } });
    expect(await emailOf(athleteId)).toBe(email);
  });

  it('rolls back if what belongs to it fails', async () => {
    const { athleteId, email } = await anAthlete();
    const code = await requested(athleteId, fresh(email));
    const failing = accounts.changeEmail(kysely(), { athleteId, code }, () => Promise.reject(new Error('no job')));
    await expect(failing).rejects.toThrow('no job');
    expect(await emailOf(athleteId)).toBe(email);
  });
});

describe('the code of a new address', () => {
  it('may be tried five times, also in parallel, and for ten minutes', async () => {
    const { athleteId, email } = await anAthlete();
    const code = await requested(athleteId, fresh(email));
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => enter(athleteId, wrongFor(code))));
    const compared = outcomes.filter((outcome) => !outcome.ok && outcome.refusal.code === 'code_wrong');
    expect(compared).toHaveLength(4);
    expect(await enter(athleteId, code)).toMatchObject({ refusal: { code: 'code_exhausted', field: 'code' } });
    clock.pass(10 * MINUTE);
    const another = await requested(athleteId, fresh(email));
    clock.pass(10 * MINUTE);
    expect(await enter(athleteId, another)).toMatchObject({ refusal: { code: 'code_expired' } });
  });

  it('is sent again after 60 seconds, at once to another address, and only the last one counts', async () => {
    const { athleteId, email } = await anAthlete();
    const first = await requested(athleteId, fresh(email));
    expect(await request(athleteId, fresh(email))).toMatchObject({
      refusal: { code: 'code_requested_recently', params: { seconds: 60 } },
    });
    const second = await requested(athleteId, `other-${email}`);
    if (first !== second) expect(await enter(athleteId, first)).toMatchObject({ refusal: { code: 'code_wrong' } });
    clock.pass(60);
    const third = await requested(athleteId, `other-${email}`);
    expect(await enter(athleteId, third)).toMatchObject({ ok: true });
    expect(await emailOf(athleteId)).toBe(`other-${email}`);
  });
});

describe('an address that two accounts want', () => {
  it('goes to one of them, however closely they enter their codes', async () => {
    const [one, other] = await Promise.all([anAthlete(), anAthlete()]);
    const wanted = `wanted-${one.email}`;
    const codes = [await requested(one.athleteId, wanted), await requested(other.athleteId, wanted.toUpperCase())];
    const outcomes = await Promise.all([enter(one.athleteId, codes[0] ?? ''), enter(other.athleteId, codes[1] ?? '')]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'email_taken' } });
  });

  it('stays with the account that has it, and asking for it looks the same', async () => {
    const [holder, athlete] = await Promise.all([anAthlete(), anAthlete()]);
    const outcome = await request(athlete.athleteId, holder.email.toUpperCase());
    expect(outcome).toEqual({ ok: true, value: { requestId: expect.any(String) } });
    const mail = await accounts.emailChangeMail(kysely(), outcome.ok ? outcome.value.requestId : '');
    expect(mail?.holder).toEqual({ language: 'fr-ca' });
    expect(await enter(athlete.athleteId, mail?.code ?? '')).toMatchObject({ refusal: { code: 'email_taken' } });
    expect(await emailOf(holder.athleteId)).toBe(holder.email);
  });
});
