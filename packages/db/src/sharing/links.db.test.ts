import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { aLink, unsealForTests } from '../testing/a-link.ts';
import { aPublicLink } from '../testing/a-public-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { createGrant } from './grants.ts';
import { changeLink, createLink, LinkIdTaken, replaceLink, revokeLink, setPasscode, switchLink } from './links.ts';
import { linksOf } from './links-of.ts';
import { findLink, findOpenLink } from './open-link.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const find = (token: string) => findOpenLink(db.database, { token }, { at: new Date() });
const change = (work: (tx: Tx) => Promise<void>) => db.database.kysely.transaction().execute(work);

describe('a link', () => {
  it('leaves its token nowhere in the database', async () => {
    const { token, linkId } = await aLink(db.database);
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(l)::text || encode(token_sealed, 'escape') as row from publish_links l where id = ${linkId}
    `.execute(db.owner.kysely);
    expect(rows[0]?.row).toContain(linkId);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('cannot take the id of another athlete’s link, and does not change that one', async () => {
    const { linkId, token } = await aPublicLink(db);
    await expect(aLink(db.database, { linkId })).rejects.toBeInstanceOf(LinkIdTaken);
    expect(await find(token)).toMatchObject({ linkId });
  });

  it('is not there if the transaction that created it rolled back', async () => {
    const link = await aPublicLink(db);
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
    const stored = db.owner.kysely.selectFrom('publish_links').where('id', '=', link.linkId);
    expect(await stored.select(['passcode_version', 'revoked_at']).executeTakeFirst()).toEqual({
      passcode_version: 1,
      revoked_at: null,
    });
    await change((tx) => revokeLink(tx, link));
    await expect(change((tx) => revokeLink(tx, link))).rejects.toThrow(link.linkId);
  });
});

describe('a link that is changed', () => {
  const parts = {
    contacts: true,
    documents: false,
    ncaaId: false,
    masks: true,
    colors: true,
    learningStyles: true,
    grit: false,
  };

  it('opens other parts from then on, under another label and until another day', async () => {
    const link = await aPublicLink(db);
    expect((await find(link.token))?.parts).toBeNull();
    const terms = { label: 'Coach Brodeur', expiresAt: new Date(Date.now() + 60_000), parts };
    await change((tx) => changeLink(tx, link, terms));
    expect((await find(link.token))?.parts).toEqual(parts);
    const [listed] = await linksOf(db.database.kysely, { athleteId: link.athleteId, unseal: unsealForTests });
    expect(listed).toMatchObject({ ...terms, token: link.token });
  });

  it('opens nothing while it is off, and the same after that', async () => {
    const link = await aPublicLink(db);
    await change((tx) => switchLink(tx, link, false));
    expect(await find(link.token)).toBeUndefined();
    await change((tx) => switchLink(tx, link, true));
    expect(await find(link.token)).toBeDefined();
  });

  it('changes nothing in another athlete’s name', async () => {
    const link = await aPublicLink(db);
    const stolen = { linkId: link.linkId, athleteId: (await aPublicLink(db)).athleteId };
    for (const work of [
      (tx: Tx) => changeLink(tx, stolen, { label: '', expiresAt: null, parts: null }),
      (tx: Tx) => switchLink(tx, stolen, false),
      (tx: Tx) => replaceLink(tx, stolen, { ...link, linkId: crypto.randomUUID(), token: newToken() }),
    ])
      await expect(change(work)).rejects.toThrow(link.linkId);
    expect(await find(link.token)).toBeDefined();
  });
});

describe('a link that is replaced', () => {
  const another = (tokenSealed: Buffer) => ({ linkId: crypto.randomUUID(), token: newToken(), tokenSealed });
  const grantFor = async (token: string) => {
    const link = await find(token);
    if (!link) throw new Error('the link is open');
    const version = { passcodeVersion: 1, accountVersion: null };
    return (await createGrant(db.database.kysely, { linkId: link.linkId, ...version }, new Date())).grantToken;
  };
  const findFor = (token: string, ...grantTokens: readonly string[]) =>
    findLink(db.database, { token }, { grantTokens, at: new Date() });

  it('leads those on who were let in, and nobody else', async () => {
    const link = await aPublicLink(db, { passcodeHash: 'hash' });
    const grant = await grantFor(link.token);
    const replacement = another(link.tokenSealed);
    await change((tx) => replaceLink(tx, link, replacement));
    expect(await findFor(link.token, grant)).toEqual({ athleteId: link.athleteId, replacedBy: replacement.linkId });
    expect(await findFor(link.token)).toBeUndefined();
    expect(await findFor(link.token, newToken())).toBeUndefined();
    expect(await find(link.token)).toBeUndefined();
  });

  it('has the same terms, and lets those in without the passcode who gave it before', async () => {
    const link = await aPublicLink(db, { passcodeHash: 'hash', label: 'Coach Brodeur' });
    const grant = await grantFor(link.token);
    const replacement = another(link.tokenSealed);
    await change((tx) => replaceLink(tx, link, replacement));
    expect(await findFor(replacement.token, grant)).toMatchObject({ asksPasscode: false });
    expect(await findFor(replacement.token)).toMatchObject({ asksPasscode: true });
    const [newest, oldest] = await linksOf(db.database.kysely, { athleteId: link.athleteId, unseal: unsealForTests });
    expect(newest).toMatchObject({ linkId: replacement.linkId, label: 'Coach Brodeur', passcode: 'own' });
    expect(oldest).toMatchObject({ linkId: link.linkId, replacedBy: replacement.linkId, token: null });
  });

  it('while a scout reads it stays open until that moment, and then the new one is, without the passcode', async () => {
    const link = await aPublicLink(db, { passcodeHash: 'hash' });
    const grant = await grantFor(link.token);
    const replacement = another(link.tokenSealed);
    await change(async (tx) => {
      await replaceLink(tx, link, replacement);
      expect(await findFor(link.token, grant)).toMatchObject({ linkId: link.linkId, asksPasscode: false });
      expect(await findFor(replacement.token, grant)).toBeUndefined();
    });
    expect(await findFor(link.token, grant)).toMatchObject({ replacedBy: replacement.linkId });
    expect(await findFor(replacement.token, grant)).toMatchObject({ asksPasscode: false });
  });

  it.each([
    ['ended', `update visitor_grants set expires_at = now() - interval '1 second' where link_id = $1`],
    ['is of an earlier passcode', 'update publish_links set passcode_version = passcode_version + 1 where id = $1'],
  ])('leads nobody on whose grant %s', async (_, end) => {
    const link = await aPublicLink(db, { passcodeHash: 'hash' });
    const grant = await grantFor(link.token);
    const replacement = another(link.tokenSealed);
    await change((tx) => replaceLink(tx, link, replacement));
    expect(await findFor(link.token, grant)).toBeDefined();
    await db.owner.pool.query(end, [replacement.linkId]);
    expect(await findFor(link.token, grant)).toBeUndefined();
  });

  it('leads to the newest if that one is replaced too', async () => {
    const link = await aPublicLink(db, { passcodeHash: 'hash' });
    const grant = await grantFor(link.token);
    const [second, third] = [another(link.tokenSealed), another(link.tokenSealed)];
    await change((tx) => replaceLink(tx, link, second));
    await change((tx) => replaceLink(tx, { ...link, linkId: second.linkId }, third));
    for (const { token } of [link, second])
      expect(await findFor(token, grant)).toMatchObject({ replacedBy: third.linkId });
  });

  it('cannot take the id of a link that exists', async () => {
    const link = await aPublicLink(db);
    const taken = { ...another(link.tokenSealed), linkId: (await aPublicLink(db)).linkId };
    await expect(change((tx) => replaceLink(tx, link, taken))).rejects.toBeInstanceOf(LinkIdTaken);
    expect(await find(link.token)).toBeDefined();
  });
});

describe('the links of an athlete', () => {
  it('are the athlete’s own, newest first, each with a token to copy again', async () => {
    const first = await aLink(db.database);
    const { athleteId } = first;
    const second = await aLink(db.database, { athleteId, label: 'Université Laval', passcodeHash: 'hash' });
    await aLink(db.database);
    const links = await linksOf(db.database.kysely, { athleteId, unseal: unsealForTests });
    expect(links.map(({ linkId, label, passcode, token }) => ({ linkId, label, passcode, token }))).toEqual([
      { linkId: second.linkId, label: 'Université Laval', passcode: 'own', token: second.token },
      { linkId: first.linkId, label: 'Coach Tremblay', passcode: 'none', token: first.token },
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
  it.each(['id', 'athlete_id', 'shard', 'token_hash', 'token_sealed', 'created_at'])(
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
