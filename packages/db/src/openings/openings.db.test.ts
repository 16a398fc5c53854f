import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgePersonalRows } from '../erasure/personal-rows.ts';
import type { NewLink } from '../sharing/links.ts';
import { aLink } from '../testing/a-link.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { countOpening, deleteOldOpenings } from './count-opening.ts';

const pepper = Buffer.alloc(32, 3);
const parts = {
  contacts: true,
  documents: false,
  ncaaId: false,
  masks: true,
  colors: false,
  learningStyles: false,
  grit: false,
};

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const open = (
  { linkId, athleteId }: Pick<NewLink, 'linkId' | 'athleteId'>,
  at: Date,
  anonToken = '3f0c2a52-6f1b-4b51-9d0a-0d4c4b0d5e11',
) =>
  countOpening(db.database.kysely, pepper, {
    link: { linkId, athleteId, versions: { portfolio: 7, identity: 2 }, parts },
    anonToken,
    at,
  });

const stored = (linkId: string) =>
  db.owner.kysely.selectFrom('link_openings').selectAll().where('link_id', '=', linkId).orderBy('at').execute();

const minutes = (after: Date, count: number): Date => new Date(after.getTime() + count * 60_000);

it('an opening is stored with what the page showed, and without the visitor', async () => {
  const link = await aLink(db.database);
  const at = new Date();
  const anonToken = crypto.randomUUID();
  expect(await open(link, at, anonToken)).toBe(true);
  const [row] = await stored(link.linkId);
  expect(row).toMatchObject({ athlete_id: link.athleteId, at, portfolio_version: 7, identity_version: 2, parts });
  expect(JSON.stringify(row)).not.toContain(anonToken);
});

it('a visitor who loads the page again within 30 minutes is counted once, and later again', async () => {
  const link = await aLink(db.database);
  const at = new Date();
  expect(await open(link, at)).toBe(true);
  expect(await open(link, minutes(at, 29))).toBe(false);
  expect(await open(link, minutes(at, 29), crypto.randomUUID())).toBe(true);
  expect(await open(link, minutes(at, 31))).toBe(true);
  expect(await stored(link.linkId)).toHaveLength(3);
});

it('the same visitor has another hash at another link', async () => {
  const [first, second] = [await aLink(db.database), await aLink(db.database)];
  const at = new Date();
  for (const link of [first, second]) expect(await open(link, at)).toBe(true);
  const [here] = await stored(first.linkId);
  const [there] = await stored(second.linkId);
  expect(here?.visitor_hash).not.toEqual(there?.visitor_hash);
});

it('an opening of a link that is gone is not stored', async () => {
  const link = await aLink(db.database);
  expect(await open({ ...link, linkId: crypto.randomUUID() }, new Date())).toBe(false);
});

it('openings older than 24 months are deleted', async () => {
  const link = await aLink(db.database);
  await db.owner.pool.query(
    `insert into link_openings (id, link_id, athlete_id, at, portfolio_version, identity_version, visitor_hash)
     select gen_random_uuid(), $1, $2, now() - age, 1, 0, '\\x00'
     from unnest(array['24 months 1 day', '23 months']::interval[]) as age`,
    [link.linkId, link.athleteId],
  );
  expect(await deleteOldOpenings(db.database.kysely)).toBe(1);
  expect(await stored(link.linkId)).toHaveLength(1);
});

it('the openings of an erased athlete are purged', async () => {
  const link = await aLink(db.database);
  await open(link, new Date());
  const erased = { athleteId: link.athleteId, subscriptionIds: [] };
  const purged = await db.owner.kysely.transaction().execute((tx) => purgePersonalRows(tx, erased));
  expect(purged).toContainEqual({ table: 'link_openings', rows: 1 });
});
