import { projections } from '@palmares/db';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkReadModels } from './read-models.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

it('read models of the version that this program writes are ok, and one of another version is named', async () => {
  expect(await checkReadModels(db.database.kysely, projections)).toMatchObject({ level: 'ok' });
  const version = projections.find(({ name }) => name === 'portfolio')?.version;
  await db.owner.pool.query(`update read_models set version = 9 where subscriber = 'portfolio'`);
  expect(await checkReadModels(db.database.kysely, projections)).toMatchObject({
    level: 'fail',
    found: `portfolio serves version 9, this program expects ${version}`,
    todo: expect.stringContaining('palmares projections rebuild'),
  });
});
