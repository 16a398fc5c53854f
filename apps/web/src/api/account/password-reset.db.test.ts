import { createAccounts, hashPassword, startSession } from '@palmares/db/accounts';
import { quotaRules } from '@palmares/db/limits';
import { anAccount } from '@palmares/db/testing';
import { describe, expect, it } from 'vitest';
import { type Asked, servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi({ origin: 'https://palmares.example' });
const { call, cookies } = api;
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const oldPassword = 'trois buts en finale';
const newPassword = 'quatre buts en finale';

const ask = (email: string, asked?: Asked) => call('account.requestPasswordReset', { email }, asked);

const anAthlete = async () => anAccount(api.db.database, { passwordHash: await hashPassword(oldPassword) });

const queued = async (athleteId: string): Promise<readonly { requestId: string }[]> => {
  const { rows } = await api.db.owner.pool.query(
    "select data from pgboss.job where name = 'send-password-reset' and data->>'athleteId' = $1",
    [athleteId],
  );
  return rows.map(({ data }) => data);
};

const tokenFor = async ({ athleteId, email }: { athleteId: string; email: string }): Promise<string> => {
  await ask(email);
  const [job] = await queued(athleteId);
  const mail = await accounts.passwordResetMail(api.db.database.kysely, job?.requestId ?? '');
  return mail?.token ?? '';
};

const set = (token: string, password = newPassword) =>
  call('account.resetPassword', { token, form: { password, confirmation: password } });

const logIn = (email: string, password: string) => call('account.logIn', { email, password });

describe('asking for a reset link', () => {
  it('says that an address is not linked to any account', async () => {
    const { outcome } = await ask('nobody@example.com');
    expect(outcome).toEqual({ ok: false, refusal: { code: 'email_unknown', field: 'email' } });
  });

  it('queues one mail, and its job has ids alone, whatever host the request names', async () => {
    const { athleteId, email } = await anAthlete();
    const host = 'https://other.example';
    const headers = { host: 'other.example', 'x-forwarded-host': 'other.example' };
    expect(await ask(email, { host, headers })).toMatchObject({ status: 200, outcome: { ok: true } });
    expect(await queued(athleteId)).toEqual([{ athleteId, requestId: expect.any(String) }]);
  });

  it.each(['https://other.example', 'https://palmares.example.other.example', 'null'])(
    'is refused from another site: %s',
    async (site) => {
      const { athleteId, email } = await anAthlete();
      const forged = { headers: { origin: site, 'sec-fetch-site': 'cross-site' } };
      expect((await ask(email, forged)).status).toBe(403);
      expect((await ask(email, { ...forged, host: 'https://other.example' })).status).toBe(403);
      expect(await queued(athleteId)).toEqual([]);
    },
  );

  it('is limited by network before anything is said about an address', async () => {
    const { points } = quotaRules['reset-network'];
    for (let asked = 0; asked < points; asked += 1)
      expect((await ask(`nobody-${asked}@example.com`)).outcome.refusal.code).toBe('email_unknown');
    expect((await ask('nobody@elsewhere.example')).status).toBe(429);
    expect((await ask((await anAthlete()).email)).status).toBe(429);
  });

  it('is limited by mailbox, from any network and with any spelling', async () => {
    const { athleteId, email } = await anAthlete();
    const { points } = quotaRules['reset-mailbox'];
    for (let asked = 0; asked < points; asked += 1)
      expect((await ask(email, { address: `198.51.100.${asked}` })).status).toBe(200);
    expect((await ask(email.toUpperCase(), { address: '203.0.113.1' })).status).toBe(429);
    expect(await queued(athleteId)).toHaveLength(points);
  });
});

describe('a reset link', () => {
  it('changes nothing by being looked at, also often', async () => {
    const athlete = await anAthlete();
    const token = await tokenFor(athlete);
    for (let looks = 0; looks < 20; looks += 1)
      expect(await (await api.query('account.resetLink', { token })).json()).toHaveProperty(
        'result.data.json.live',
        true,
      );
    expect((await logIn(athlete.email, oldPassword)).outcome.ok).toBe(true);
    expect((await set(token)).outcome.ok).toBe(true);
  });

  it('replaces the password and ends the sessions, in this browser too', async () => {
    const athlete = await anAthlete();
    const { lucia } = await services();
    const session = await startSession(lucia, { athleteId: athlete.athleteId, device: 'a test' });
    cookies.set(lucia.sessionCookieName, session.id);
    expect((await set(await tokenFor(athlete))).outcome.ok).toBe(true);
    expect(cookies.get(lucia.sessionCookieName)).toBe('');
    expect((await lucia.validateSession(session.id)).session).toBeNull();
    expect((await logIn(athlete.email, oldPassword)).outcome.refusal.code).toBe('credentials_wrong');
    expect((await logIn(athlete.email, newPassword)).outcome.ok).toBe(true);
  });

  it('is not used up by a request from another site', async () => {
    const token = await tokenFor(await anAthlete());
    const form = { password: newPassword, confirmation: newPassword };
    const forged = { headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' } };
    expect((await call('account.resetPassword', { token, form }, forged)).status).toBe(403);
    expect((await set(token)).outcome.ok).toBe(true);
  });

  it('used twice at once sets one password', async () => {
    const token = await tokenFor(await anAthlete());
    const outcomes = await Promise.all([set(token, 'first of the two'), set(token, 'second of the two')]);
    expect(outcomes.map(({ outcome }) => outcome.ok).sort()).toEqual([false, true]);
    expect(outcomes.find(({ outcome }) => !outcome.ok)?.outcome.refusal.code).toBe('reset_link_invalid');
  });

  it('that is invented is refused', async () => {
    for (const token of ['', 'x', 'A'.repeat(22)])
      expect((await set(token)).outcome.refusal).toEqual({ code: 'reset_link_invalid' });
  });

  it('survives a password that the rules refuse', async () => {
    const token = await tokenFor(await anAthlete());
    expect((await set(token, 'short')).outcome.refusal).toMatchObject({ code: 'too_short', field: 'password' });
    expect((await set(token, 'trustno1')).outcome.refusal).toEqual({ code: 'password_common', field: 'password' });
    expect((await set(token, 'Maëlle Gagnon')).outcome.refusal).toMatchObject({ code: 'password_personal' });
    expect((await set(token)).outcome.ok).toBe(true);
  });
});
