import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { aLink, manyLinks, unsealForTests } from '../testing/a-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { currentLink, currentLinks, currentOrNewestLink, hasLiveLink } from './current-links.ts';
import { replaceLink, revokeLink } from './links.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const unseal = unsealForTests;
const change = (work: (tx: Tx) => Promise<void>) => db.database.kysely.transaction().execute(work);
const page = (athleteId: string, asked: { search?: string; after?: string } = {}) =>
  currentLinks(db.database.kysely, { athleteId, limit: 20, unseal, ...asked });

const allPages = async (athleteId: string, search?: string) => {
  const pages = [];
  let after: string | null | undefined;
  while (after !== null) {
    const found = await page(athleteId, { ...(search ? { search } : {}), ...(after ? { after } : {}) });
    pages.push(found);
    after = found.next;
  }
  return pages;
};

describe('a page of an athlete’s links', () => {
  it('of a thousand is followed by the others, each link once and the newest first', async () => {
    const oldest = await aLink(db.database);
    const { athleteId } = oldest;
    const labels = Array.from({ length: 998 }, (_, nth) => `Coach ${nth}`);
    const many = await manyLinks(db.database, athleteId, labels);
    const newest = await aLink(db.database, { athleteId });
    const pages = await allPages(athleteId);
    expect(pages.map(({ links }) => links.length)).toEqual(Array.from({ length: 50 }, () => 20));
    expect(pages.every(({ total }) => total === 1000)).toBe(true);
    const listed = pages.flatMap(({ links }) => links.map(({ linkId, token }) => ({ linkId, token })));
    const made = [oldest, ...many, newest].map(({ linkId, token }) => ({ linkId, token }));
    expect(listed).toEqual(made.reverse());
  });

  it('is searched by the words of the labels, ignoring accents and case, and says how many there are', async () => {
    const labels = Array.from({ length: 30 }, (_, nth) => `Cégep Garneau ${nth}`);
    const { athleteId } = await aLink(db.database, { label: 'Coach O’Neil-Côté, Université Laval' });
    await manyLinks(db.database, athleteId, labels);
    const found = async (search: string) =>
      (await allPages(athleteId, search)).flatMap(({ links }) => links.map(({ label }) => label));
    expect(await found('garneau CEGEP')).toEqual(labels.toReversed());
    expect(await page(athleteId, { search: 'cegep' })).toMatchObject({ total: 30, next: expect.any(String) });
    for (const search of ["o'neil cote", 'LAVAL', 'univer o’neil', ' cote-  '])
      expect([search, await found(search)]).toEqual([search, ['Coach O’Neil-Côté, Université Laval']]);
    for (const search of ['Laval Garneau', '%', '_', 'coach.'])
      expect([search, await page(athleteId, { search })]).toEqual([search, { links: [], next: null, total: 0 }]);
    expect((await page(athleteId, { search: ' \u0000' })).total).toBe(31);
  });

  it('goes on behind a link that has ended since', async () => {
    const { athleteId } = await aLink(db.database);
    await manyLinks(db.database, athleteId, Array.from({ length: 30 }, String));
    const { next } = await page(athleteId);
    await change((tx) => revokeLink(tx, { linkId: next ?? '', athleteId }));
    const rest = await page(athleteId, { after: next ?? '' });
    expect(rest).toMatchObject({ next: null, total: 30 });
    expect(rest.links).toHaveLength(11);
  });

  it('has none of another athlete, and none that has ended', async () => {
    const kept = await aLink(db.database);
    const { athleteId } = kept;
    const replaced = await aLink(db.database, { athleteId });
    const revoked = await aLink(db.database, { athleteId });
    const theirs = await aLink(db.database);
    const replacement = { linkId: crypto.randomUUID(), token: newToken(), tokenSealed: kept.tokenSealed };
    await change((tx) => replaceLink(tx, replaced, replacement));
    await change((tx) => revokeLink(tx, revoked));
    const linkIds = (await page(athleteId)).links.map(({ linkId }) => linkId);
    expect(linkIds).toEqual([replacement.linkId, kept.linkId]);
    expect((await page(athleteId, { after: theirs.linkId })).links).toEqual([]);
  });
});

describe('one link of an athlete', () => {
  it('is there until it ends, for its athlete alone', async () => {
    const link = await aLink(db.database);
    const other = await aLink(db.database);
    const find = (athleteId: string) =>
      currentLink(db.database.kysely, { athleteId, linkId: link.linkId, unseal: unsealForTests });
    expect(await find(link.athleteId)).toMatchObject({ linkId: link.linkId, token: link.token });
    expect(await find(other.athleteId)).toBeUndefined();
    await change((tx) => revokeLink(tx, link));
    expect(await find(link.athleteId)).toBeUndefined();
  });

  it('has the newest in its place once it has ended, or where none is named', async () => {
    const older = await aLink(db.database);
    const { athleteId } = older;
    const newest = await aLink(db.database, { athleteId });
    const find = async (linkId: string | null) =>
      (await currentOrNewestLink(db.database.kysely, { athleteId, linkId, unseal }))?.linkId;
    expect([await find(older.linkId), await find(null)]).toEqual([older.linkId, newest.linkId]);
    await change((tx) => revokeLink(tx, older));
    expect(await find(older.linkId)).toBe(newest.linkId);
    await change((tx) => revokeLink(tx, newest));
    expect(await find(null)).toBeUndefined();
  });
});

it('an athlete has a live link until the last one has ended or expired', async () => {
  const at = new Date();
  const expired = await aLink(db.database, { expiresAt: at });
  const { athleteId } = expired;
  const isLive = () => hasLiveLink(db.database.kysely, athleteId, at);
  expect(await isLive()).toBe(false);
  const link = await aLink(db.database, { athleteId });
  const replacement = { linkId: crypto.randomUUID(), token: newToken(), tokenSealed: link.tokenSealed };
  await change((tx) => replaceLink(tx, link, replacement));
  expect(await isLive()).toBe(true);
  await change((tx) => revokeLink(tx, { linkId: replacement.linkId, athleteId }));
  expect(await isLive()).toBe(false);
});
