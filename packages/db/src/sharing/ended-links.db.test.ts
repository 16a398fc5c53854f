import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database.ts';
import { newToken } from '../secrets/token.ts';
import { aLink, manyLinks } from '../testing/a-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { endedLinks } from './ended-links.ts';
import { linkCounts } from './link-counts.ts';
import { replaceLink, revokeLink } from './links.ts';

const parts = {
  contacts: true,
  documents: false,
  ncaaId: false,
  masks: true,
  colors: true,
  learningStyles: true,
  grit: false,
};

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const change = (work: (tx: Tx) => Promise<void>) => db.database.kysely.transaction().execute(work);
const page = (athleteId: string, after?: string) =>
  endedLinks(db.database.kysely, { athleteId, limit: 20, ...(after ? { after } : {}) });
const counts = (athleteId: string) => linkCounts(db.database.kysely, athleteId);

describe('the links that have ended', () => {
  it('are told by when and how they ended', async () => {
    const revoked = await aLink(db.database, { label: 'Coach Brodeur' });
    const { athleteId } = revoked;
    const replaced = await aLink(db.database, { athleteId, label: 'Coach Roy' });
    await change((tx) => revokeLink(tx, revoked));
    const successor = { linkId: crypto.randomUUID(), token: newToken(), tokenSealed: replaced.tokenSealed };
    await change((tx) => replaceLink(tx, replaced, successor));
    const stored = await db.owner.kysely
      .selectFrom('publish_links')
      .select(['id', 'created_at', 'revoked_at'])
      .where('athlete_id', '=', athleteId)
      .orderBy('created_at')
      .execute();
    const [first, second, third] = stored;
    expect((await page(athleteId)).links).toEqual([
      {
        linkId: replaced.linkId,
        label: 'Coach Roy',
        createdAt: second?.created_at,
        state: 'replaced',
        endedAt: third?.created_at,
      },
      {
        linkId: revoked.linkId,
        label: 'Coach Brodeur',
        createdAt: first?.created_at,
        state: 'revoked',
        endedAt: first?.revoked_at,
      },
    ]);
  });

  it('come a page at a time', async () => {
    const { athleteId } = await aLink(db.database);
    const links = await manyLinks(db.database, athleteId, Array.from({ length: 30 }, String));
    for (const link of links) await change((tx) => revokeLink(tx, link));
    const first = await page(athleteId);
    const second = await page(athleteId, first.next ?? '');
    expect([first.links.length, second.links.length, second.next]).toEqual([20, 10, null]);
    const listed = [...first.links, ...second.links].map(({ linkId }) => linkId);
    expect(listed).toEqual(links.map(({ linkId }) => linkId).reverse());
  });
});

it('the links of an athlete are counted, with what those open that have not ended, and since when', async () => {
  const first = await aLink(db.database, { parts });
  const { athleteId } = first;
  await aLink(db.database, { athleteId, parts });
  await aLink(db.database, { athleteId });
  const ended = await aLink(db.database, { athleteId, parts: { ...parts, masks: false } });
  await change((tx) => revokeLink(tx, ended));
  await aLink(db.database);
  const { createdAt } = await db.owner.kysely
    .selectFrom('publish_links')
    .select('created_at as createdAt')
    .where('id', '=', first.linkId)
    .executeTakeFirstOrThrow();
  const { opens, ...counted } = await counts(athleteId);
  expect(counted).toEqual({ current: 3, ended: 1 });
  expect(opens).toHaveLength(2);
  expect(opens).toContainEqual({ parts, since: createdAt });
  expect(opens).toContainEqual({ parts: null, since: expect.any(Date) });
});
