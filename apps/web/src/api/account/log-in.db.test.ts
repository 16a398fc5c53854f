import { verify } from '@node-rs/argon2';
import { createAccounts, hashPassword, startSession } from '@palmares/db/accounts';
import { quotaRules } from '@palmares/db/limits';
import { anAccount } from '@palmares/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { type Asked, servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

const api = servedApi();
const { call, cookies } = api;
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const password = 'trois buts en finale';

const anAthlete = async () => anAccount(api.db.database, { passwordHash: await hashPassword(password) });

const logIn = (email: string, given: string, asked?: Asked) => call('account.logIn', { email, password: given }, asked);

/** Replaces the password as a reset link does. */
const replacePassword = async (athleteId: string): Promise<void> => {
  const { kysely } = api.db.database;
  const requested = await kysely.transaction().execute((tx) => accounts.requestPasswordReset(tx, athleteId));
  const mail = await accounts.passwordResetMail(kysely, requested.requestId);
  await kysely
    .transaction()
    .execute((tx) => accounts.resetPassword(tx, { token: mail?.token ?? '', passwordHash: 'another' }));
};

describe('logging in', () => {
  it('after ten wrong guesses is refused to their network, and not to the owner in another one', async () => {
    const { email } = await anAthlete();
    const { points } = quotaRules['sign-in-visitor'];
    const guesser = { address: '198.51.100.66' };
    for (let guess = 0; guess < points; guess += 1)
      expect((await logIn(email, `a wrong guess ${guess}`, guesser)).outcome.refusal.code).toBe('credentials_wrong');
    expect((await logIn(email, password, guesser)).status).toBe(429);
    expect((await logIn(email, password)).outcome.ok).toBe(true);
  });

  it('is refused for a mailbox that many networks guess at, until the flood is over', async () => {
    const { email } = await anAthlete();
    const { quotas } = await services();
    await quotas.charge('sign-in-mailbox', email, quotaRules['sign-in-mailbox'].points);
    expect((await logIn(email, password)).status).toBe(429);
  });

  it('gives a new session and ends the one that the browser had', async () => {
    const { lucia } = await services();
    const earlier = await startSession(lucia, { athleteId: (await anAthlete()).athleteId, device: 'a test' });
    cookies.set(lucia.sessionCookieName, earlier.id);
    const { athleteId, email } = await anAthlete();
    expect((await logIn(email, password)).outcome.ok).toBe(true);
    const now = cookies.get(lucia.sessionCookieName) ?? '';
    expect(now).not.toBe(earlier.id);
    expect((await lucia.validateSession(now)).user?.id).toBe(athleteId);
    expect((await lucia.validateSession(earlier.id)).session).toBeNull();
  });

  it('from another network is announced, and the first one is not', async () => {
    const { athleteId, email } = await anAthlete();
    const announced = async () => {
      const { rowCount } = await api.db.owner.pool.query(
        "select 1 from pgboss.job where name = 'send-new-device-notice' and data->>'athleteId' = $1",
        [athleteId],
      );
      return rowCount;
    };
    await logIn(email, password, { address: '198.51.100.20' });
    await logIn(email, password, { address: '198.51.100.20' });
    expect(await announced()).toBe(0);
    await logIn(email, password, { address: '198.51.100.21' });
    expect(await announced()).toBe(1);
  });

  it('does not adopt a session id that was planted', async () => {
    const { lucia } = await services();
    const planted = 'a'.repeat(40);
    cookies.set(lucia.sessionCookieName, planted);
    expect((await logIn((await anAthlete()).email, password)).outcome.ok).toBe(true);
    expect(cookies.get(lucia.sessionCookieName)).not.toBe(planted);
    expect((await lucia.validateSession(planted)).session).toBeNull();
  });

  it('with a password that is replaced while it is compared starts no session', async () => {
    const { lucia } = await services();
    const { athleteId, email } = await anAthlete();
    vi.mocked(verify).mockImplementationOnce(async () => {
      await replacePassword(athleteId);
      return true;
    });
    expect((await logIn(email, password)).outcome).toEqual({ ok: false, refusal: { code: 'credentials_wrong' } });
    expect(cookies.get(lucia.sessionCookieName)).toBeUndefined();
    expect(await accounts.sessionsOf(api.db.database.kysely, athleteId)).toEqual([]);
  });
});
