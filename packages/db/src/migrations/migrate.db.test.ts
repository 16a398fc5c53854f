import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: Pick<TestDatabase, 'ownerUrl' | 'drop'>;
let folder: string;

const migration = (sql: string) => `export const up = (client) => client.query(${JSON.stringify(sql)});\n`;

const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.ts`), migration(sql));

const query = async (sql: string) => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
};

const relations = () =>
  query(
    `select relname from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'pgboss', 'read')`,
  );

beforeEach(async () => {
  database = await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  write('2026-01-01-01-first', 'create table first (id int)');
  write('2026-01-01-02-second', 'alter table first add column name text');
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('migrations run in the order of their dates, once', async () => {
  expect(await migrate(database.ownerUrl, { folder })).toEqual(['2026-01-01-01-first', '2026-01-01-02-second']);
  expect(await migrate(database.ownerUrl, { folder })).toEqual([]);
});

it('two migrators at once apply each file once', async () => {
  const both = await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-/.test(name));
  expect(both.flat()).toHaveLength(files.length);
});

it('a dry run names what it would apply and leaves nothing behind', async () => {
  expect(await migrate(database.ownerUrl, { dryRun: true })).not.toEqual([]);
  expect(await relations()).toEqual([]);
});

it('an applied file that was changed afterwards is refused by its name', async () => {
  await migrate(database.ownerUrl, { folder });
  write('2026-01-01-02-second', 'alter table first add column other text');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('changed since: 2026-01-01-02-second');
});

it('a database with migrations that the program does not know is refused', async () => {
  await migrate(database.ownerUrl, { folder });
  rmSync(join(folder, '2026-01-01-02-second.ts'));
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('newer than this program');
});

it('a migration that fails is undone whole, and the ones before it stay', async () => {
  write('2026-01-01-03-broken', 'create table third (id int); select 1 / 0');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('2026-01-01-03-broken failed: division by zero');
  expect(
    await query(`select to_regclass('first') is not null as first, to_regclass('third') is not null as third`),
  ).toEqual([{ first: true, third: false }]);
});

it('every earlier schema migrates to exactly the fresh one', async () => {
  const shape = `select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ('public', 'read', 'pgboss') order by 1, 2, ordinal_position`;
  await migrate(database.ownerUrl);
  const fresh = await query(shape);
  const files = readdirSync(import.meta.dirname)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
  const stepwise = await emptyDatabase();
  const steps = mkdtempSync(join(tmpdir(), 'steps-'));
  try {
    for (const file of files) {
      cpSync(join(import.meta.dirname, file), join(steps, file));
      await migrate(stepwise.ownerUrl, { folder: steps });
    }
    const kept = database;
    database = { ...database, ownerUrl: stepwise.ownerUrl };
    const grown = await query(shape).finally(() => {
      database = kept;
    });
    expect(grown).toEqual(fresh);
  } finally {
    await stepwise.drop();
    rmSync(steps, { recursive: true, force: true });
  }
});
