import { makeFirstTables, type Projection, projectionSubscriber } from '@palmares/event-store/projector';
import { createTables, lockReadModelsShared } from '@palmares/event-store/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planProjection } from '../read-models/plan/projection.ts';
import { projections } from '../subscribers.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { within } from '../testing/within.ts';

let db: ConnectedDatabase;
let client: pg.Client;

beforeAll(async () => {
  db = await connectedDatabase();
  client = new pg.Client({ connectionString: db.owner.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await db.close();
});

const columnsOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'read' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const medals: Projection = {
  ...planProjection,
  name: 'medals',
  tables: { medals: 'athlete_id uuid primary key, gold integer not null' },
};

const widerPlan: Projection = {
  ...planProjection,
  version: planProjection.version + 1,
  tables: { plans: `${planProjection.tables.plans}, renews_on date` },
};

it('the tables that the migrations make are those that the projections declare', async () => {
  const shapeOf = async (schema: string) => {
    const { rows } = await client.query(
      `select c.relname as name, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
         array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid order by 1) as keys
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = $1::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`,
      [schema],
    );
    return rows;
  };
  for (const projection of projections) await createTables(db.owner.kysely, 'verify', projection);
  expect(await shapeOf('read')).toEqual(await shapeOf('verify'));
});

it('a new projection gets its tables when the database is migrated, and the app may write them', async () => {
  await makeFirstTables(client, [medals]);
  expect(await columnsOf('medals')).toEqual(['athlete_id', 'gold']);
  await db.database.pool.query('insert into read.medals values (gen_random_uuid(), 1)');
  await makeFirstTables(client, [medals]);
  expect((await client.query('select from read.medals')).rowCount).toBe(1);
});

it('a changed projection that has projected nothing yet gets its new tables at once', async () => {
  await makeFirstTables(client, [widerPlan]);
  expect(await columnsOf('plans')).toContain('renews_on');
});

it('a changed projection whose first batch is in progress is left to a rebuild', async () => {
  await makeFirstTables(client, [planProjection]);
  const { kysely, pool } = db.database;
  const batch = await kysely.startTransaction().execute();
  await lockReadModelsShared([projectionSubscriber(planProjection)]).execute(batch);
  await client.query('begin');
  const making = makeFirstTables(client, [widerPlan]);
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: within(15_000) },
  );
  const begun = { subscriber: 'plan', shard: 1, fence: 0, incarnation: 1, transaction_id: '7', position: 7 };
  await batch.insertInto('checkpoints').values(begun).execute();
  await batch.commit().execute();
  await making;
  await client.query('commit');
  expect(await columnsOf('plans')).not.toContain('renews_on');
  await client.query(`delete from checkpoints where subscriber = 'plan'`);
});

it('a changed projection that serves is left to a rebuild', async () => {
  await makeFirstTables(client, [planProjection]);
  await client.query(
    `insert into checkpoints (subscriber, shard, incarnation, transaction_id, position) values ('plan', 0, 1, '7', 7)`,
  );
  await makeFirstTables(client, [widerPlan]);
  expect(await columnsOf('plans')).not.toContain('renews_on');
});
