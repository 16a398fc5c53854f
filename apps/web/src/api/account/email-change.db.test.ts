import { createAccounts, hashPassword, startSession } from '@palmares/db/accounts';
import { quotaRules } from '@palmares/db/limits';
import { anAccount } from '@palmares/db/testing';
import { describe, expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();
const { call, cookies } = api;
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
const password = 'trois buts en finale';

describe('a new address', () => {
  const signedIn = async () => {
    const athlete = await anAccount(api.db.database, { passwordHash: await hashPassword(password) });
    const { lucia } = await services();
    const session = await startSession(lucia, { athleteId: athlete.athleteId, device: 'a test' });
    cookies.set(lucia.sessionCookieName, session.id);
    return athlete;
  };
  const askFor = (email: string, given = password) => call('account.requestEmailChange', { email, password: given });
  const jobsOf = async (athleteId: string): Promise<readonly string[]> => {
    const { rows } = await api.db.owner.pool.query(
      "select data->>'kind' as kind from pgboss.job where name = 'send-email-change' and data->>'athleteId' = $1 order by 1",
      [athleteId],
    );
    return rows.map(({ kind }) => kind);
  };
  const codeOf = async (athleteId: string): Promise<string> => {
    const { rows } = await api.db.owner.pool.query('select request_id from email_changes where athlete_id = $1', [
      athleteId,
    ]);
    return (await accounts.emailChangeMail(api.db.database.kysely, rows[0]?.request_id))?.code ?? '';
  };

  it('gets the same answer and the same jobs, whether it has an account or not', async () => {
    const { email: taken } = await anAccount(api.db.database);
    for (const wanted of [taken, `free-${taken}`]) {
      const { athleteId } = await signedIn();
      expect(await askFor(wanted)).toEqual({ status: 200, outcome: { ok: true, value: null } });
      expect(await jobsOf(athleteId)).toEqual(['code', 'notice']);
    }
  });

  it('needs the password, and must be another one', async () => {
    const { athleteId, email } = await signedIn();
    expect((await askFor(`new-${email}`, 'not the password')).outcome.refusal).toEqual({
      code: 'password_wrong',
      field: 'password',
    });
    expect((await askFor(email.toUpperCase())).outcome.refusal).toEqual({ code: 'email_unchanged', field: 'email' });
    expect((await askFor('nowhere')).outcome.refusal).toMatchObject({ code: 'email_invalid', field: 'email' });
    expect(await jobsOf(athleteId)).toEqual([]);
  });

  it('is limited by account, wrong passwords included, and by mailbox', async () => {
    const { email } = await signedIn();
    for (let asked = 0; asked < quotaRules['email-change-account'].points; asked += 1)
      expect((await askFor(`new-${email}`, 'not the password')).status).toBe(200);
    expect((await askFor(`new-${email}`)).status).toBe(429);
    for (let asked = 0; asked < quotaRules['email-change-mailbox'].points; asked += 1) {
      await signedIn();
      expect((await askFor(`flooded-${email}`)).status).toBe(200);
    }
    await signedIn();
    expect((await askFor(`flooded-${email}`)).status).toBe(429);
  });

  it('is the account’s and its customer’s once the code is entered', async () => {
    const { athleteId, email } = await signedIn();
    await askFor(`new-${email}`);
    expect((await call('account.resendEmailChange', {})).outcome.refusal.code).toBe('code_requested_recently');
    const code = await codeOf(athleteId);
    expect((await call('account.confirmEmailChange', { code })).outcome.ok).toBe(true);
    expect((await accounts.findAccount(api.db.database.kysely, athleteId))?.email).toBe(`new-${email}`);
    const { rowCount } = await api.db.owner.pool.query(
      "select 1 from pgboss.job where name = 'sync-customer' and data->>'athleteId' = $1",
      [athleteId],
    );
    expect(rowCount).toBe(1);
  });
});
