import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate, readMigrations } from '../migrations/migrate.ts';
import { catalogueOf } from '../testing/catalogue.ts';
import { insertRepresentativeRows } from '../testing/representative-rows.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { createBackup } from './create-backup.ts';
import { loadBackup } from './load-backup.ts';
import type { Manifest } from './manifest.ts';
import { refuseTarget } from './refuse-target.ts';
import { jobTables, tableSources } from './table-sources.ts';

// Each test creates databases, beside other tests.
vi.setConfig({ testTimeout: 60_000 });

type OwnedDatabase = Pick<TestDatabase, 'ownerUrl' | 'drop'>;

const databases: OwnedDatabase[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});

afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
  rmSync(folder, { recursive: true });
});

const opened = async (making: Promise<OwnedDatabase>): Promise<string> => {
  const database = await making;
  databases.push(database);
  return database.ownerUrl;
};

const asked = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

const rowsOf = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> =>
  (await asked(url, (client) => client.query<Row>(sql))).rows;

/** Each table with its rows as text, whatever their order. */
const contentsOf = (url: string) =>
  asked(url, async (client) => {
    const contents: Record<string, readonly string[]> = {};
    for (const { name } of await tableSources(client)) {
      if (jobTables.includes(name)) continue;
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t order by 1`);
      contents[name] = rows.map(({ text }) => text);
    }
    return contents;
  });

const backedUp = async (ownerUrl: string): Promise<Manifest> => ({
  format: 1,
  id: '01890000-0000-7000-8000-000000000000',
  ...(await createBackup({ ownerUrl, folder })),
  files: { count: 0, bytes: 0, list: { bytes: 0, sha256: '' } },
});

it('a restored backup has every row of every table, the same schema, and jobs that wait', async () => {
  const source = await opened(testDatabase());
  await insertRepresentativeRows(source);
  await rowsOf(source, `select pgboss.create_queue('gone', '{"policy": "standard"}')`);
  await rowsOf(
    source,
    `insert into pgboss.job (name, state) values ('sync-subscription', 'retry'), ('sync-subscription', 'completed'),
       ('sync-subscription', 'active'), ('gone', 'created')`,
  );
  const manifest = await backedUp(source);
  const target = await opened(emptyDatabase());
  await refuseTarget(target, manifest);
  expect(await loadBackup({ ownerUrl: target, folder, manifest })).toMatchObject({ jobs: 2, rebuilt: [] });

  expect(await contentsOf(target)).toEqual(await contentsOf(source));
  const jobs = await rowsOf(target, 'select name, state::text from pgboss.job order by state');
  expect(jobs).toEqual([
    { name: 'sync-subscription', state: 'created' },
    { name: 'sync-subscription', state: 'retry' },
  ]);
  const schema = async (url: string) => (await catalogueOf(url)).filter((line) => !/^(?:queue|database) /.test(line));
  expect(await schema(target)).toEqual(await schema(source));
  const next = `select nextval('events_position')::text as position`;
  expect(await rowsOf(target, next)).toEqual(await rowsOf(source, next));
});

it('a backup holds one moment: what is committed while it is made is in no table of it', async () => {
  const source = await opened(testDatabase());
  const insert = (id: string) =>
    rowsOf(source, `insert into stripe_events (event_id, type) values ('${id}', 'invoice.paid')`);
  await insert('evt_before');
  let meanwhile: Promise<unknown> | undefined;
  const manifest = await createBackup({
    ownerUrl: source,
    folder,
    // After the first table, and before the one that it writes to.
    onProgress: () => {
      meanwhile ??= insert('evt_meanwhile');
    },
  });
  await meanwhile;
  expect(manifest.tables[0]?.name).not.toBe('public.stripe_events');
  expect(manifest.tables.find(({ name }) => name === 'public.stripe_events')?.rows).toBe(1);
});

it('a backup of an earlier schema is migrated on after its rows were loaded', async () => {
  const source = await opened(emptyDatabase());
  const earlier = (await readMigrations()).slice(0, 4).map(({ name }) => name);
  await migrate(source, { only: new Set(earlier) });
  await insertRepresentativeRows(source);
  const manifest = await backedUp(source);
  expect(manifest.migrations.map(({ name }) => name)).toEqual(earlier);
  const target = await opened(emptyDatabase());
  await loadBackup({ ownerUrl: target, folder, manifest });
  expect(await catalogueOf(target)).toEqual(await catalogueOf(await opened(testDatabase())));
  expect(await rowsOf(target, 'select email from accounts')).toEqual([{ email: 'maelle@example.com' }]);
});

it('a read model that this program builds in another version is left empty for the worker, with its checkpoints', async () => {
  const source = await opened(testDatabase());
  await insertRepresentativeRows(source);
  await rowsOf(source, `insert into checkpoints (subscriber, shard) values ('plan', 1)`);
  const manifest = await backedUp(source);
  const readModels = manifest.readModels.map((model) =>
    model.subscriber === 'portfolio' ? { ...model, version: 0 } : model,
  );
  const target = await opened(emptyDatabase());
  const loaded = await loadBackup({ ownerUrl: target, folder, manifest: { ...manifest, readModels } });
  expect(loaded.rebuilt).toEqual(['portfolio']);
  const kept = await rowsOf(
    target,
    `select (select count(*)::integer from read.portfolios) as portfolios, (select count(*)::integer from read.plans) as plans,
       (select count(*)::integer from parked_subjects) as parked,
       array(select distinct subscriber from checkpoints where subscriber in ('portfolio', 'plan')) as begun`,
  );
  expect(kept).toEqual([{ portfolios: 0, plans: 1, parked: 0, begun: ['plan'] }]);
  const current = `select version from read_models where subscriber = 'portfolio'`;
  expect(await rowsOf(target, current)).toEqual(await rowsOf(source, current));
});

it('a backup is refused by a database with tables, and by a program that lacks its migrations', async () => {
  const source = await opened(testDatabase());
  const manifest = await backedUp(source);
  await expect(refuseTarget(source, manifest)).rejects.toThrow('the database is not empty');
  const empty = await opened(emptyDatabase());
  const sha256 = '0'.repeat(64);
  const newer = [...manifest.migrations, { name: '2099-01-01-01-later', sha256 }];
  await expect(refuseTarget(empty, { ...manifest, migrations: newer })).rejects.toThrow(
    'newer than this program: it has 2099-01-01-01-later',
  );
  const changed = manifest.migrations.map((migration, index) => (index === 0 ? { ...migration, sha256 } : migration));
  await expect(refuseTarget(empty, { ...manifest, migrations: changed })).rejects.toThrow('2026-11-22-01-baseline');
});
