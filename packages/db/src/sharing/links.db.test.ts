import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../accounts/create-accounts.ts';
import { recordOwnConsent, withdrawGuardian } from '../accounts/guardians.ts';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { aLink, unsealForTests } from '../testing/a-link.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createLink, findLiveLink, LinkIdTaken, revokeLink, setPasscode } from './links.ts';
import { linksOf } from './links-of.ts';

const DAY = 24 * 60 * 60 * 1000;

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const find = (token: string) => findLiveLink(db.database.kysely, token);
const change = (work: (tx: Tx) => Promise<void>) => db.database.kysely.transaction().execute(work);

describe('a live link', () => {
  it('is found by its token, and says no more than whose it is and whether it asks for a passcode', async () => {
    const { token, linkId, athleteId } = await aLink(db.database, { passcodeHash: 'hash' });
    expect(await find(token)).toEqual({ linkId, athleteId, protected: true, passcodeVersion: 1 });
    const open = await aLink(db.database);
    expect((await find(open.token))?.protected).toBe(false);
  });

  it('leaves its token nowhere in the database', async () => {
    const { token, linkId } = await aLink(db.database);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(l)::text || encode(token_sealed, 'escape') as row from publish_links l where id = ${linkId}
    `.execute(db.owner.kysely);
    expect(rows[0]?.row).toContain(linkId);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('is not found once it is revoked or has expired, nor if it never existed', async () => {
    const revoked = await aLink(db.database);
    await change((tx) => revokeLink(tx, revoked));
    const expired = await aLink(db.database, { expiresAt: new Date(Date.now() - 1000) });
    for (const token of [revoked.token, expired.token, newToken(), 'not a token'])
      expect(await find(token)).toBeUndefined();
    const later = await aLink(db.database, { expiresAt: new Date(Date.now() + DAY) });
    expect(await find(later.token)).toBeDefined();
  });

  it('cannot take the id of another athlete’s link, and does not change that one', async () => {
    const { linkId, token } = await aLink(db.database);
    await expect(aLink(db.database, { linkId })).rejects.toBeInstanceOf(LinkIdTaken);
    expect(await find(token)).toMatchObject({ linkId });
  });

  it('is not there if the transaction that created it rolled back', async () => {
    const link = await aLink(db.database);
    const token = newToken();
    const undone = change(async (tx) => {
      await createLink(tx, { ...link, linkId: crypto.randomUUID(), token });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await find(token)).toBeUndefined();
  });

  it("cannot be changed in another athlete's name, nor after it was revoked", async () => {
    const link = await aLink(db.database);
    const other = await aLink(db.database);
    const stolen = { linkId: link.linkId, athleteId: other.athleteId };
    await expect(change((tx) => revokeLink(tx, stolen))).rejects.toThrow(link.linkId);
    await expect(change((tx) => setPasscode(tx, { ...stolen, passcodeHash: null }))).rejects.toThrow(link.linkId);
    expect(await find(link.token)).toMatchObject({ passcodeVersion: 1 });
    await change((tx) => revokeLink(tx, link));
    await expect(change((tx) => revokeLink(tx, link))).rejects.toThrow(link.linkId);
  });
});

describe('a link of an athlete with a guardian', () => {
  const year = new Date().getUTCFullYear();
  const accounts = createAccounts({ pepper: Buffer.alloc(32, 7) });

  const linkAt = async (age: number, place: { country: 'can' | 'usa'; region: string }) => {
    const { athleteId } = await anAccount(db.database, { ...place, dateOfBirth: `${year - age}-01-01` });
    const guardian = { athleteId, requestId: crypto.randomUUID(), email: 'parent@example.com', at: new Date() };
    await change((tx) => accounts.addGuardian(tx, { ...guardian, language: 'en' }));
    return aLink(db.database, { athleteId });
  };

  it('is closed in the moment in which the guardian withdraws', async () => {
    const { token, athleteId } = await linkAt(12, { country: 'can', region: 'ON' });
    await change(async (tx) => {
      await withdrawGuardian(tx, athleteId);
      expect(await find(token)).toBeDefined();
    });
    expect(await find(token)).toBeUndefined();
  });

  it('is closed 30 days after the fourteenth birthday in Quebec, until the athlete agrees', async () => {
    const { token, athleteId } = await linkAt(14, { country: 'can', region: 'QC' });
    const at = (day: string) => findLiveLink(db.database.kysely, token, new Date(`${year}-${day}T00:00:00Z`));
    expect(await at('01-30')).toBeDefined();
    expect(await at('01-31')).toBeUndefined();
    await change((tx) => recordOwnConsent(tx, athleteId));
    expect(await at('01-31')).toBeDefined();
  });

  it('is closed under 13 in the USA', async () => {
    expect(await find((await linkAt(12, { country: 'usa', region: 'VT' })).token)).toBeUndefined();
    expect(await find((await linkAt(13, { country: 'usa', region: 'VT' })).token)).toBeDefined();
  });
});

describe('the links of an athlete', () => {
  it('are the athlete’s own, newest first, each with a token to copy again', async () => {
    const first = await aLink(db.database);
    const { athleteId } = first;
    const second = await aLink(db.database, { athleteId, label: 'Université Laval', passcodeHash: 'hash' });
    await aLink(db.database);
    const links = await linksOf(db.database.kysely, { athleteId, unseal: unsealForTests });
    expect(links.map(({ linkId, label, protected: asks, token }) => ({ linkId, label, asks, token }))).toEqual([
      { linkId: second.linkId, label: 'Université Laval', asks: true, token: second.token },
      { linkId: first.linkId, label: 'Coach Tremblay', asks: false, token: first.token },
    ]);
  });

  it('stay listed when revoked, without their token', async () => {
    const link = await aLink(db.database);
    await change((tx) => revokeLink(tx, link));
    const [listed] = await linksOf(db.database.kysely, { athleteId: link.athleteId, unseal: unsealForTests });
    expect(listed).toMatchObject({ linkId: link.linkId, token: null, revokedAt: expect.any(Date) });
  });
});

describe("the app's role", () => {
  it.each(['id', 'athlete_id', 'shard', 'token_hash', 'token_sealed', 'label', 'expires_at', 'created_at'])(
    'may not change %s of a link',
    async (column) => {
      const update = sql`update publish_links set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db.database.kysely);
      await expect(update).rejects.toThrow('permission denied');
    },
  );

  it('may not change a grant, nor delete a link', async () => {
    for (const statement of [sql`update visitor_grants set expires_at = now()`, sql`delete from publish_links`])
      await expect(statement.execute(db.database.kysely)).rejects.toThrow('permission denied');
  });
});
