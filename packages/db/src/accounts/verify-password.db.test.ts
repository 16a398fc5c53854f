import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slowHashParameters } from '../secrets/slow-hash.ts';
import { anAccount } from '../testing/an-account.ts';
import { blockedSessions } from '../testing/blocked-sessions.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createAccounts } from './create-accounts.ts';
import { createLucia } from './lucia.ts';
import { AccountChanged } from './lucia-adapter.ts';
import { hashPassword } from './password.ts';
import { startSession } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

const password = 'correct horse';
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const athleteWith = async (passwordHash: string) => anAccount(db.database, { passwordHash });

const storedHash = async (athleteId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from accounts where id = ${athleteId}
  `.execute(db.owner.kysely);
  return rows[0]?.password_hash;
};

describe('a password', () => {
  it('opens its own account', async () => {
    const { athleteId, email, passwordHash } = await athleteWith(await hashPassword(password));
    const outcome = await verifyPassword(db.database.kysely, { email, password });
    expect(outcome).toMatchObject({ ok: true, value: { athleteId, passwordHash } });
    expect(await storedHash(athleteId)).toBe(passwordHash);
  });

  it('that is wrong and an address that is unknown get the same refusal', async () => {
    const { email } = await athleteWith(await hashPassword(password));
    const wrong = await verifyPassword(db.database.kysely, { email, password: 'wrong horse' });
    const unknown = await verifyPassword(db.database.kysely, { email: 'nobody@example.com', password: 'wrong horse' });
    expect(wrong).toEqual({ ok: false, refusal: { code: 'credentials_wrong' } });
    expect(unknown).toEqual(wrong);
  });
});

describe('a hash of weaker parameters', () => {
  const weaker = () => hash(password, { ...slowHashParameters, memoryCost: 8192 });

  it('is replaced by one of today’s when the password is right', async () => {
    const { athleteId, email } = await athleteWith(await weaker());
    const outcome = await verifyPassword(db.database.kysely, { email, password });
    const stored = await storedHash(athleteId);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(outcome).toMatchObject({ ok: true, value: { athleteId, passwordHash: stored } });
    expect((await verifyPassword(db.database.kysely, { email, password })).ok).toBe(true);
  });

  it('stays when the password is wrong', async () => {
    const passwordHash = await weaker();
    const { athleteId, email } = await athleteWith(passwordHash);
    expect((await verifyPassword(db.database.kysely, { email, password: 'wrong horse' })).ok).toBe(false);
    expect(await storedHash(athleteId)).toBe(passwordHash);
  });

  it('is replaced once by log-ins at the same time, which all get in', async () => {
    const { athleteId, email } = await athleteWith(await weaker());
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => verifyPassword(db.database.kysely, { email, password })),
    );
    const stored = await storedHash(athleteId);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true, value: { passwordHash: stored } });
  });
});

describe('a log-in while the password is replaced', () => {
  const lucia = () => createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });

  const replacing = async () => {
    const { athleteId } = await athleteWith('the old hash');
    const requested = await db.database.kysely
      .transaction()
      .execute((tx) => accounts.requestPasswordReset(tx, athleteId));
    const mail = await accounts.passwordResetMail(db.database.kysely, requested.requestId);
    const token = mail?.token ?? '';
    return {
      athleteId,
      reset: { token, passwordHash: 'the new hash' },
      logIn: (by = lucia()) => startSession(by, { athleteId, device: 'a test', passwordHash: 'the old hash' }),
      sessions: () => accounts.sessionsOf(db.database.kysely, athleteId),
    };
  };

  const blocked = () => vi.waitFor(async () => expect(await blockedSessions(db.owner)).toBe(1), { interval: 5 });

  it('starts a session that the change ends, if it was first', async () => {
    const { reset, logIn, sessions } = await replacing();
    await logIn();
    expect(await sessions()).toHaveLength(1);
    await db.database.kysely.transaction().execute((tx) => accounts.resetPassword(tx, reset));
    expect(await sessions()).toEqual([]);
  });

  it('starts no session after the change', async () => {
    const { reset, logIn, sessions } = await replacing();
    await db.database.kysely.transaction().execute((tx) => accounts.resetPassword(tx, reset));
    await expect(logIn()).rejects.toThrow(AccountChanged);
    expect(await sessions()).toEqual([]);
  });

  it('waits for a change that has not committed, and starts no session', async () => {
    const { reset, logIn, sessions } = await replacing();
    const attempt = await db.database.kysely.transaction().execute(async (tx) => {
      await accounts.resetPassword(tx, reset);
      const waiting = Promise.allSettled([logIn()]);
      await blocked();
      return { waiting };
    });
    expect(await attempt.waiting).toEqual([{ status: 'rejected', reason: expect.any(AccountChanged) }]);
    expect(await sessions()).toEqual([]);
  });

  it('that has not committed is waited for by the change, which ends its session', async () => {
    const { reset, logIn, sessions } = await replacing();
    const change = await db.database.kysely.transaction().execute(async (tx) => {
      await logIn(createLucia({ kysely: tx, secure: true, now: () => new Date() }));
      const waiting = db.owner.kysely.transaction().execute((other) => accounts.resetPassword(other, reset));
      await blocked();
      return { waiting };
    });
    expect(await change.waiting).toBe(true);
    expect(await sessions()).toEqual([]);
  });
});
