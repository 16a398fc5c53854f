import { randomBytes } from 'node:crypto';
import { findByEmail } from '@palmares/db/accounts';
import { demoAthletes } from '@palmares/db/demo-athletes';
import { foldStream } from '@palmares/db/event-store';
import { unfinishedErasures } from '@palmares/db/health';
import { linksOf, publishTokenOpener } from '@palmares/db/sharing';
import {
  aLink,
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { numberedAthlete } from '@palmares/domain/demo';
import { streamOf } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import { sectionNames } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDemo } from '../remove-demo.ts';
import { seedNumbered } from './seed-numbered.ts';

const pepper = Buffer.alloc(32, 7);

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database, randomBytes(32));
});

afterAll(async () => {
  await test.log.settled();
  await db.close();
});

const seed = (athletes: number, options: { readonly seed?: number; readonly dryRun?: boolean } = {}) =>
  seedNumbered({
    database: db.database,
    log: test.log,
    keyring: test.keyring,
    pepper,
    athletes,
    seed: 3,
    dryRun: false,
    ...options,
  });

const remove = () =>
  removeDemo({
    owner: db.owner,
    removeFiles: async () => 0,
    waitForCacheExpiry: async () => undefined,
  });

const idOf = async (number: number, of = 3): Promise<string> =>
  (await findByEmail(db.database.kysely, numberedAthlete(of, number).email))?.athleteId ?? '';

const counts = async () => {
  const { rows } = await db.owner.pool.query(
    `select (select count(*) from accounts)::int as accounts, (select count(*) from demo_athletes)::int as demo,
       (select count(*) from publish_links)::int as links, (select count(*) from link_openings)::int as openings`,
  );
  return rows[0];
};

it('a reset erases the demo’s athletes and nobody else, and the same seed makes them again', async () => {
  const { athleteId: other } = await anAccount(db.database);
  await aLink(db.database, { athleteId: other });
  const { athleteId: payer } = await anAccount(db.database);
  await db.owner.pool.query('insert into demo_athletes (athlete_id) values ($1)', [payer]);
  await db.owner.pool.query('insert into read.plans (athlete_id, shard, version, state) values ($1, 1, 1, $2)', [
    payer,
    JSON.stringify({ subscription: { id: 'sub_1' }, grant: null, ended: [] }),
  ]);
  await seed(4, { seed: 5 });
  const erased = await idOf(0, 5);
  expect(await remove()).toMatchObject({ withCustomer: [payer], blockedBy: [] });
  expect(await counts()).toEqual({ accounts: 2, demo: 1, links: 1, openings: 0 });
  await expect(testLog(db.database, test.masterKey).log.load(streamOf('portfolio', erased))).rejects.toMatchObject({
    name: 'KeyDestroyed',
  });
  expect(await unfinishedErasures(db.database.kysely)).toMatchObject({ count: 0 });
  expect(await seed(4, { seed: 5 })).toMatchObject({ before: 0, made: 4 });
});

it('a reset that was killed is completed by the next', async () => {
  await seed(3, { seed: 6 });
  const killed = removeDemo({
    owner: db.owner,
    removeFiles: async () => 0,
    waitForCacheExpiry: () => Promise.reject(new Error('killed')),
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await idOf(0, 6)).toBe('');
  await remove();
  expect((await demoAthletes(db.database.kysely)).every(({ hasCustomer }) => hasCustomer)).toBe(true);
  expect(await unfinishedErasures(db.database.kysely)).toMatchObject({ count: 0 });
});

it('many athletes have the sections, results, plans and links of their numbers, and the same password', async () => {
  expect(await seed(18)).toMatchObject({ before: 0, made: 18 });
  for (let number = 0; number < 18; number += 1) {
    const expected = numberedAthlete(3, number);
    const athleteId = await idOf(number);
    const { state: portfolio } = await foldStream(test.log, 'portfolio', athleteId);
    const written = sectionNames.filter((name) => portfolio.sections[name].version > 0);
    expect(written.toSorted()).toEqual(expected.written.filter((name) => name !== 'identity').toSorted());
    expect(portfolio.sections.introduction.content).toEqual(expected.sections.introduction(new Date()));
    const { state: identity } = await foldStream(test.log, 'identity', athleteId);
    expect(identity.attempts.map(({ scored }) => scored !== null)).toEqual(expected.hasTakenTest ? [true] : []);
    const { state: plan } = await foldStream(test.log, 'plan', athleteId);
    expect(planAt(plan, new Date())).toBe(expected.links.length > 0 ? 'athlete' : 'free');
    const unseal = publishTokenOpener(test.keyring, db.database.kysely, athleteId);
    const links = await linksOf(db.database.kysely, { athleteId, unseal });
    expect(links.map(({ label }) => label).toSorted()).toEqual(expected.links.toSorted());
    expect(links.every(({ token }) => token !== null)).toBe(true);
  }
  const { rows } = await db.owner.pool.query(
    'select distinct a.password_hash from accounts a join demo_athletes d on d.athlete_id = a.id where d.seed = 3',
  );
  expect(rows).toHaveLength(1);
});

it('a run that was stopped continues with the athletes that are missing, and none is made twice', async () => {
  await seed(5, { seed: 4 });
  expect(await seed(12, { seed: 4, dryRun: true })).toMatchObject({ before: 5, made: 7 });
  const both = await Promise.all([seed(12, { seed: 4 }), seed(12, { seed: 4 })]);
  expect(both.map(({ made }) => made).toSorted()).toEqual([0, 7]);
  const { rows } = await db.owner.pool.query('select number from demo_athletes where seed = 4 order by number');
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, number) => number));
});
