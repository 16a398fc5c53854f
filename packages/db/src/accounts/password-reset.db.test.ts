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

const request = (athleteId: string) =>
  db.database.kysely.transaction().execute((tx) => accounts.requestPasswordReset(tx, athleteId));

const linkFor = async (athleteId: string) => {
  const { requestId } = await request(athleteId);
  const mail = await accounts.passwordResetMail(db.database.kysely, requestId);
  if (!mail) throw new Error('no mail is due');
  return { requestId, mail, token: mail.token };
};

const use = (token: string, passwordHash: string) =>
  db.database.kysely.transaction().execute((tx) => accounts.resetPassword(tx, { token, passwordHash }));

const accountOf = (token: string) => accounts.passwordResetAccount(db.database.kysely, token);

const storedHash = async (athleteId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from accounts where id = ${athleteId}
  `.execute(db.owner.kysely);
  return rows[0]?.password_hash;
};

describe('a reset link', () => {
  it('has a token of 128 bits or more, the same for each try at the mail, and nowhere in the database', async () => {
    const { athleteId, email } = await anAccount(db.database);
    const { requestId, mail } = await linkFor(athleteId);
    expect(mail).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      email,
      firstName: null,
      language: 'fr-ca',
    });
    expect(await accounts.passwordResetMail(db.database.kysely, requestId)).toEqual(mail);
    const { rows } = await sql`
      select to_jsonb(password_resets)::text || encode(token_hash, 'escape') as row from password_resets
    `.execute(db.owner.kysely);
    expect(JSON.stringify(rows)).toContain(requestId);
    expect(JSON.stringify(rows)).not.toContain(mail.token);
  });

  it('greets by name only at a verified address', async () => {
    const { athleteId } = await anAccount(db.database);
    await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, athleteId));
    expect((await linkFor(athleteId)).mail.firstName).toBe('Maëlle');
  });

  it('sets the password once and ends every session of its account alone', async () => {
    const lucia = createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });
    const { athleteId } = await anAccount(db.database);
    const other = await anAccount(db.database);
    for (const device of ['phone', 'laptop']) await startSession(lucia, { athleteId, device });
    await startSession(lucia, { athleteId: other.athleteId, device: 'tablet' });
    const { token } = await linkFor(athleteId);
    expect(await accountOf(token)).toMatchObject({ athleteId });
    expect(await use(token, 'second')).toBe(true);
    expect(await storedHash(athleteId)).toBe('second');
    expect(await accounts.sessionsOf(db.database.kysely, athleteId)).toEqual([]);
    expect(await accounts.sessionsOf(db.database.kysely, other.athleteId)).toHaveLength(1);
    expect(await use(token, 'third')).toBe(false);
    expect(await accountOf(token)).toBeUndefined();
    expect(await storedHash(athleteId)).toBe('second');
  });

  it('works once when it is used eight times at the same moment', async () => {
    const { athleteId } = await anAccount(db.database);
    const { token } = await linkFor(athleteId);
    const uses = await Promise.all(Array.from({ length: 8 }, (_, index) => use(token, `hash ${index}`)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await storedHash(athleteId)).toBe(`hash ${uses.indexOf(true)}`);
  });

  it('ends the earlier one of its account, and its mail', async () => {
    const { athleteId } = await anAccount(db.database);
    const earlier = await linkFor(athleteId);
    const later = await linkFor(athleteId);
    expect(await accounts.passwordResetMail(db.database.kysely, earlier.requestId)).toBeUndefined();
    expect(await use(earlier.token, 'stolen')).toBe(false);
    expect(await use(later.token, 'own')).toBe(true);
  });

  it('expires after 60 minutes and is then deleted', async () => {
    const { athleteId } = await anAccount(db.database);
    const { requestId, token } = await linkFor(athleteId);
    clock.pass(59 * MINUTE);
    expect(await accountOf(token)).toMatchObject({ athleteId });
    clock.pass(MINUTE);
    expect(await accountOf(token)).toBeUndefined();
    expect(await accounts.passwordResetMail(db.database.kysely, requestId)).toBeUndefined();
    expect(await use(token, 'late')).toBe(false);
    const live = await anAccount(db.database);
    await request(live.athleteId);
    expect((await accounts.deleteExpiredAccess(db.database.kysely)).resets).toBeGreaterThan(0);
    const { rows } = await sql<{ athlete_id: string }>`select athlete_id from password_resets`.execute(db.owner.kysely);
    const left = rows.map(({ athlete_id }) => athlete_id);
    expect(left).toContain(live.athleteId);
    expect(left).not.toContain(athleteId);
  });

  it('leaves an address unverified', async () => {
    const { athleteId } = await anAccount(db.database);
    const { token } = await linkFor(athleteId);
    await use(token, 'hash');
    expect((await accounts.findAccount(db.database.kysely, athleteId))?.emailVerified).toBe(false);
  });
});
