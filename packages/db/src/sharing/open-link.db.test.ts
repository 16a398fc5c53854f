import { setImmediate } from 'node:timers/promises';
import { guardianTextVersion } from '@palmares/domain/account';
import { everyPart, type Parts } from '@palmares/domain/shared-portfolio';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordOwnConsent, restoreGuardian, withdrawGuardian } from '../accounts/guardians.ts';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { aPublicLink } from '../testing/a-public-link.ts';
import { aGuardedLink, closedFor, closedLinks } from '../testing/closed-links.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { setPasscode } from './links.ts';
import { findLink, findOpenLink, findOpenLinkWithPasscode, findUnlockedLink } from './open-link.ts';

const DAY = 24 * 60 * 60 * 1000;
const year = new Date().getUTCFullYear();

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterEach(() => void vi.useRealTimers());
afterAll(() => db.close());

const find = (token: string) => findOpenLink(db.database, { token }, { at: new Date() });
const change = (work: (tx: Tx) => Promise<unknown>) => db.database.kysely.transaction().execute(work);

const linkAt = (age: number, place: { country: 'can' | 'usa'; region: string }) => aGuardedLink(db, { age, ...place });

/** Records the text of each statement that is run. */
const counted = () => {
  const statements: string[] = [];
  const { pool } = db.database;
  const query = (statement: pg.QueryConfig) => {
    statements.push(statement.text);
    return pool.query(statement);
  };
  return { database: { ...db.database, pool: { query } as pg.Pool }, statements };
};

/** Holds all statements back until they are released. */
const heldBack = () => {
  const results: Promise<unknown>[] = [];
  const released = Promise.withResolvers<void>();
  const { pool } = db.database;
  const query = (statement: pg.QueryConfig) => {
    const result = released.promise.then(() => pool.query(statement));
    results.push(result);
    return result;
  };
  const release = async () => {
    released.resolve();
    await Promise.all(results);
    await setImmediate();
  };
  return { database: { ...db.database, pool: { query } as pg.Pool }, release };
};

/** Expects undefined for each link, by token and by id, no sooner than 20 ms after the request. */
const expectStep = async (
  links: readonly { readonly token: string; readonly linkId: string }[],
  findBy: (...given: Parameters<typeof findOpenLink>) => Promise<unknown>,
): Promise<void> => {
  const keys = links.flatMap(({ token, linkId }) => [{ token }, { linkId }]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { database, release } = heldBack();
  const answered = vi.fn();
  const answers = keys.map((key) => findBy(database, key, { at: new Date() }).then(answered));
  await vi.advanceTimersByTimeAsync(10);
  await release();
  await vi.advanceTimersByTimeAsync(9);
  await setImmediate();
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(answers);
  expect(answered.mock.calls).toEqual(keys.map(() => [undefined]));
};

describe('a link', () => {
  it('is found by its token and by its id, and says whose it is and whether it asks for a passcode', async () => {
    const { token, linkId, athleteId } = await aPublicLink(db, { passcodeHash: 'hash' });
    for (const key of [{ token }, { linkId }])
      expect(await findOpenLink(db.database, key, { at: new Date() })).toMatchObject({
        linkId,
        athleteId,
        asksPasscode: true,
      });
    const open = await aPublicLink(db);
    expect((await find(open.token))?.asksPasscode).toBe(false);
    await change((tx) => setPasscode(tx, { ...open, passcodeHash: 'hash' }));
    expect((await find(open.token))?.asksPasscode).toBe(true);
  });

  it('is not found once it is revoked or has expired, nor if it never existed', async () => {
    for (const reason of ['revoked', 'expired', 'unknown', 'malformed'] as const)
      expect(await find((await closedLinks[reason](db)).token)).toBeUndefined();
    const later = await aPublicLink(db, { expiresAt: new Date(Date.now() + DAY) });
    expect(await find(later.token)).toBeDefined();
  });

  it.each(closedFor)('%s opens nothing, by the one statement that an open link is read with', async (reason) => {
    const { token, linkId } = await closedLinks[reason](db);
    const open = await aPublicLink(db);
    const visit = { grantTokens: [newToken()], at: new Date() };
    for (const [closed, live] of [
      [{ token }, { token: open.token }],
      [{ linkId }, { linkId: open.linkId }],
    ] as const) {
      const [forClosed, forLive] = [counted(), counted()];
      expect(await findOpenLink(forClosed.database, closed, visit)).toBeUndefined();
      expect(await findOpenLink(forLive.database, live, visit)).toBeDefined();
      expect(forClosed.statements).toHaveLength(1);
      expect(forClosed.statements).toEqual(forLive.statements);
    }
  });

  it.each(Object.entries({ findLink, findOpenLink, findOpenLinkWithPasscode, findUnlockedLink }))(
    'that is closed or unknown is refused at the same step after the request: %s',
    async (_, findBy) => {
      const closed = await Promise.all(closedFor.map((reason) => closedLinks[reason](db)));
      await expectStep(closed, findBy);
    },
  );

  it('whose passcode is missing is refused like a closed one where the passcode is required', async () => {
    await expectStep([await aPublicLink(db, { passcodeHash: 'hash' })], findUnlockedLink);
  });
});

describe('a link of an athlete with a guardian', () => {
  it('is closed in the moment in which the guardian withdraws, and open as before once that is undone', async () => {
    const { token, athleteId } = await linkAt(12, { country: 'can', region: 'ON' });
    const opened = await find(token);
    const withdrawal = { athleteId, token: newToken() };
    await change(async (tx) => {
      await withdrawGuardian(tx, withdrawal, new Date());
      expect(await find(token)).toBeDefined();
    });
    expect(await find(token)).toBeUndefined();
    await change((tx) => restoreGuardian(tx, withdrawal));
    expect(await find(token)).toEqual(opened);
  });

  it('is closed after the thirtieth day from the fourteenth birthday in Quebec, until the athlete agrees', async () => {
    const { token, athleteId } = await linkAt(14, { country: 'can', region: 'QC' });
    const at = (time: string) => findOpenLink(db.database, { token }, { at: new Date(`${year}-02-01T${time}Z`) });
    expect(await at('04:59')).toBeDefined();
    expect(await at('05:00')).toBeUndefined();
    await change((tx) => recordOwnConsent(tx, athleteId, new Date()));
    expect(await at('05:00')).toBeDefined();
  });

  it('leaves out contacts, documents and Identity if the guardian agreed to the text that said so', async () => {
    const parts = everyPart(true);
    const openedBy = async (given: { age: number; textVersion?: string; parts?: Parts | null }) => {
      const { age, textVersion = '2026-11-27', parts: opened = parts } = given;
      const link = { age, textVersion, country: 'can', region: 'ON', link: { parts: opened } } as const;
      return (await find((await aGuardedLink(db, link)).token))?.parts;
    };
    const left = { ...everyPart(false), ncaaId: true };
    expect(await openedBy({ age: 12 })).toEqual(left);
    expect(await openedBy({ age: 12, parts: null })).toEqual(everyPart(false));
    expect(await openedBy({ age: 12, textVersion: guardianTextVersion })).toEqual(parts);
    expect(await openedBy({ age: 13 })).toEqual(parts);
  });

  it('is closed under 13 in the USA', async () => {
    const at = (age: number) => linkAt(age, { country: 'usa', region: 'VT' });
    expect(await find((await at(12)).token)).toBeUndefined();
    expect(await find((await at(13)).token)).toBeDefined();
  });
});
