import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type AppLucia, createLucia } from './lucia.ts';
import { endAllSessions, endOtherSessions, endSession, sessionsOf, startSession } from './sessions.ts';

const DAY = 24 * 60 * 60 * 1000;

let db: ConnectedDatabase;
let lucia: AppLucia;

beforeAll(async () => {
  db = await connectedDatabase();
  lucia = createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });
});

afterAll(() => db.close());

const signedIn = async (device = 'Firefox on Linux') => {
  const { athleteId } = await anAccount(db.database);
  return { athleteId, session: await startSession(lucia, { athleteId, device }) };
};

const daysFromNow = (date: Date): number => Math.round((date.getTime() - Date.now()) / DAY);

/** Backdates the session's start and last use by that many days. */
const age = async (publicId: string, { started, idle }: { started: number; idle: number }) => {
  await sql`
    update sessions set created_at = created_at - make_interval(days => ${started}),
      ends_at = ends_at - make_interval(days => ${started}), expires_at = expires_at - make_interval(days => ${idle})
    where public_id = ${publicId}
  `.execute(db.owner.kysely);
};

describe('a session', () => {
  it('is opened by its raw id and says what the page needs', async () => {
    const { athleteId, session } = await signedIn();
    const found = await lucia.validateSession(session.id);
    expect(found.user).toEqual({
      id: athleteId,
      emailVerified: false,
      firstName: 'Maëlle',
      language: 'fr-ca',
      ownConsentAsked: false,
      termsAccepted: true,
    });
    expect(found.session).toMatchObject({ id: session.id, publicId: session.publicId, device: 'Firefox on Linux' });
  });

  it('leaves its raw id nowhere in the database', async () => {
    const { session } = await signedIn();
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(sessions)::text || encode(id_hash, 'escape') as row from sessions
    `.execute(db.owner.kysely);
    expect(rows.some(({ row }) => row.includes(session.publicId))).toBe(true);
    expect(rows.some(({ row }) => row.includes(session.id))).toBe(false);
  });

  it('is not opened by its public id or by its hash', async () => {
    const { session } = await signedIn();
    const { rows } = await sql<{ id_hash: Buffer }>`
      select id_hash from sessions where public_id = ${session.publicId}
    `.execute(db.owner.kysely);
    for (const id of [session.publicId, rows[0]?.id_hash.toString('hex') ?? ''])
      expect((await lucia.validateSession(id)).session).toBeNull();
  });

  it('ends after 30 idle days', async () => {
    const { athleteId, session } = await signedIn();
    await age(session.publicId, { started: 31, idle: 31 });
    expect((await lucia.validateSession(session.id)).session).toBeNull();
    expect(await sessionsOf(db.database.kysely, athleteId)).toEqual([]);
  });

  it('is prolonged by use', async () => {
    const { session } = await signedIn();
    await age(session.publicId, { started: 20, idle: 20 });
    expect((await lucia.validateSession(session.id)).session?.fresh).toBe(true);
    const again = await lucia.validateSession(session.id);
    expect(daysFromNow(again.session?.expiresAt ?? new Date(0))).toBe(30);
  });

  it('ends 90 days after it began, however much it is used', async () => {
    const { session } = await signedIn();
    await age(session.publicId, { started: 80, idle: 20 });
    expect((await lucia.validateSession(session.id)).session).not.toBeNull();
    const { rows } = await sql<{ expires_at: Date }>`
      select expires_at from sessions where public_id = ${session.publicId}
    `.execute(db.owner.kysely);
    expect(rows.map(({ expires_at }) => daysFromNow(expires_at))).toEqual([10]);
    await age(session.publicId, { started: 11, idle: 11 });
    expect((await lucia.validateSession(session.id)).session).toBeNull();
  });

  it.each([-40, 40])('is neither ended nor prolonged by a machine whose clock is %d days off', async (days) => {
    const { session } = await signedIn();
    await age(session.publicId, { started: 10, idle: 10 });
    const machine = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY);
    const found = await lucia.validateSession(session.id);
    machine.mockRestore();
    expect(found.session?.fresh).toBe(false);
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::integer as days from sessions
      where public_id = ${session.publicId}
    `.execute(db.owner.kysely);
    expect(rows).toEqual([{ days: 20 }]);
  });

  it.each([-40, 40])('is prolonged by use on a machine whose clock is %d days off', async (days) => {
    const { session } = await signedIn();
    await age(session.publicId, { started: 20, idle: 20 });
    const machine = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY);
    const found = await lucia.validateSession(session.id);
    machine.mockRestore();
    expect(found.session?.fresh).toBe(true);
    const again = await lucia.validateSession(session.id);
    expect(daysFromNow(again.session?.expiresAt ?? new Date(0))).toBe(30);
  });

  it('is checked by one statement within an hour of its last use, also close to its end', async () => {
    const { session } = await signedIn();
    const asked = vi.spyOn(db.database.pool, 'connect');
    const statementsOf = async () => {
      asked.mockClear();
      expect((await lucia.validateSession(session.id)).session?.fresh).toBe(false);
      return asked.mock.calls.length;
    };
    expect(await statementsOf()).toBe(1);
    await age(session.publicId, { started: 80, idle: 20 });
    await lucia.validateSession(session.id);
    expect(await statementsOf()).toBe(1);
    asked.mockRestore();
  });

  it('is ended by its owner under its public name, and by nobody else', async () => {
    const mine = await signedIn();
    const other = await signedIn();
    const { publicId } = mine.session;
    expect(await endSession(db.database.kysely, { athleteId: other.athleteId, publicId })).toBe(false);
    expect((await lucia.validateSession(mine.session.id)).session).not.toBeNull();
    expect(await endSession(db.database.kysely, { athleteId: mine.athleteId, publicId })).toBe(true);
    expect((await lucia.validateSession(mine.session.id)).session).toBeNull();
  });

  it('tells when it was last used, and is written at most once an hour', async () => {
    const { athleteId, session } = await signedIn();
    const lastUse = async () => (await sessionsOf(db.database.kysely, athleteId))[0]?.lastUsedAt.getTime() ?? 0;
    const usedAgo = (minutes: number) =>
      sql`
        update sessions set last_used_at = date_trunc('second', now()) - make_interval(mins => ${minutes})
        where public_id = ${session.publicId}
      `.execute(db.owner.kysely);
    await usedAgo(59);
    const before = await lastUse();
    await lucia.validateSession(session.id);
    expect(await lastUse()).toBe(before);
    await usedAgo(61);
    await lucia.validateSession(session.id);
    expect(await lastUse()).toBeGreaterThan(before);
  });

  it('is deleted once it has expired', async () => {
    const { session } = await signedIn();
    await age(session.publicId, { started: 31, idle: 31 });
    await lucia.deleteExpiredSessions();
    const { rows } = await sql`select 1 from sessions where public_id = ${session.publicId}`.execute(db.owner.kysely);
    expect(rows).toEqual([]);
  });
});

describe('the sessions of an account', () => {
  it('are listed by device and public name, and end together', async () => {
    const { athleteId, session } = await signedIn('Firefox on Linux');
    const second = await startSession(lucia, { athleteId, device: 'x'.repeat(500) });
    const listed = await sessionsOf(db.database.kysely, athleteId);
    expect(new Set(listed.map(({ publicId }) => publicId))).toEqual(new Set([session.publicId, second.publicId]));
    expect(listed.map(({ device }) => device.length)).toContain(120);
    await endAllSessions(db.database.kysely, athleteId);
    expect(await sessionsOf(db.database.kysely, athleteId)).toEqual([]);
    expect((await lucia.validateSession(second.id)).session).toBeNull();
  });

  it('end except one, and those of others stay', async () => {
    const { athleteId, session } = await signedIn();
    const elsewhere = await startSession(lucia, { athleteId, device: 'Safari, iPhone' });
    const another = await signedIn();
    expect(await endOtherSessions(db.database.kysely, { athleteId, publicId: session.publicId })).toBe(1);
    expect((await lucia.validateSession(elsewhere.id)).session).toBeNull();
    for (const { id } of [session, another.session]) expect((await lucia.validateSession(id)).session).not.toBeNull();
  });
});

describe('the session cookie', () => {
  it('is named accessToken and is out of reach of scripts and other sites', () => {
    expect(lucia.createSessionCookie('raw').serialize()).toMatch(
      /^accessToken=raw; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/,
    );
  });

  it('is not Secure where there is no TLS', () => {
    const plain = createLucia({ kysely: db.database.kysely, secure: false, now: () => new Date() });
    expect(plain.createSessionCookie('raw').serialize()).not.toContain('Secure');
  });
});
