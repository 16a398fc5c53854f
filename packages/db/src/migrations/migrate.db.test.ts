import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, schemaOf } from '../testing/catalogue.ts';
import { insertRepresentativeRows } from '../testing/representative-rows.ts';
import { emptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { EarlierDatabase, migrate, readMigrations } from './migrate.ts';

let database: Pick<TestDatabase, 'ownerUrl' | 'drop'>;
let folder: string;

const migration = (sql: string) => `export const up = (client) => client.query(${JSON.stringify(sql)});\n`;

const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.ts`), migration(sql));

const queryAt = async (ownerUrl: string, sql: string) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  return client.query(sql).finally(() => client.end());
};

const query = async (sql: string) => (await queryAt(database.ownerUrl, sql)).rows;

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

it('[E38] two migrators at once apply each file once', async () => {
  const both = await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
  expect(both.flat().sort()).toEqual((await readMigrations()).map(({ name }) => name));
});

it.each([false, true])(
  '[E55] a migration of a table in use gives way to queries behind it, and succeeds when the table is free (dry run: %s)',
  async (dryRun) => {
    await migrate(database.ownerUrl, { folder });
    write('2026-01-01-03-third', 'alter table first add column third text');
    const reader = new pg.Client({ connectionString: database.ownerUrl });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from first');
    const putOff = Promise.withResolvers<void>();
    const migrated = migrate(database.ownerUrl, { folder, dryRun, onTableInUse: () => putOff.resolve() });
    await putOff.promise;
    await query('insert into first (id) values (1)');
    await reader.end();
    expect(await migrated).toEqual(['2026-01-01-03-third']);
    expect(await query('select id, name from first')).toEqual([{ id: 1, name: null }]);
  },
);

it('a queue that was made with another policy gets the one that it has now', async () => {
  await migrate(database.ownerUrl, { folder });
  const policy = () => query(`select policy from pgboss.queue where name = 'crop-picture'`);
  await query(`update pgboss.queue set policy = 'standard' where name = 'crop-picture'`);
  await migrate(database.ownerUrl, { folder });
  expect(await policy()).toEqual([{ policy: 'short' }]);
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

it('a file of a folder that was changed afterwards is refused by the folder’s name', async () => {
  const parts = join(folder, '2026-01-01-03-parts');
  mkdirSync(parts);
  writeFileSync(join(parts, 'table.ts'), `export const table = 'create table third (id int)';\n`);
  writeFileSync(
    join(parts, 'index.ts'),
    `import { table } from './table.ts';\nexport const up = (client) => client.query(table);\n`,
  );
  expect(await migrate(database.ownerUrl, { folder })).toContain('2026-01-01-03-parts');
  writeFileSync(join(parts, 'table.ts'), `export const table = 'create table third (id bigint)';\n`);
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('changed since: 2026-01-01-03-parts');
});

it('a database of an earlier version is refused with what to delete, and is not changed', async () => {
  write('2025-12-31-01-before', 'create table before (id int)');
  await migrate(database.ownerUrl, { folder });
  rmSync(join(folder, '2025-12-31-01-before.ts'));
  write('2026-01-01-03-third', 'create table third (id int)');
  const before = await catalogueOf(database.ownerUrl);
  const refusal = migrate(database.ownerUrl, { folder });
  await expect(refusal).rejects.toThrow(EarlierDatabase);
  await expect(refusal).rejects.toThrow(
    'An earlier version made this database (2025-12-31-01-before) and this one cannot take it over: delete the database',
  );
  const remedy = 'delete the data folder and start again';
  await expect(migrate(database.ownerUrl, { folder, remedy })).rejects.toThrow(remedy);
  expect(await catalogueOf(database.ownerUrl)).toEqual(before);
});

it('a migration that fails is rolled back in full, and the ones before it stay', async () => {
  write('2026-01-01-03-broken', 'create table third (id int); select 1 / 0');
  await expect(migrate(database.ownerUrl, { folder })).rejects.toThrow('2026-01-01-03-broken failed: division by zero');
  expect(
    await query(`select to_regclass('first') is not null as first, to_regclass('third') is not null as third`),
  ).toEqual([{ first: true, third: false }]);
});

const ours = (await readMigrations()).map(({ name }) => name);

const inFreshDatabase = async <Result>(work: (ownerUrl: string) => Promise<Result>): Promise<Result> => {
  const { ownerUrl, drop } = await emptyDatabase();
  return work(ownerUrl).finally(drop);
};

/** Applies the first `count` migrations that are missing, as a release did then. */
const migrateFirst = (ownerUrl: string, count: number): Promise<string[]> =>
  migrate(ownerUrl, { only: new Set(ours.slice(0, count)) });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const stored = (name: string): string => join(import.meta.dirname, name);

/** To accept a new migration: `vitest run --project db packages/db/src/migrations --update`. */
describe('[E38] the migrations, one after another, on a database with rows in every table', () => {
  let fresh: readonly string[];
  const schemas: string[] = [];
  let migrated: Pick<TestDatabase, 'ownerUrl' | 'drop'> | undefined;

  beforeAll(async () => {
    fresh = await inFreshDatabase(async (ownerUrl) => {
      await migrate(ownerUrl);
      return catalogueOf(ownerUrl);
    });
    migrated = await emptyDatabase();
    const { ownerUrl } = migrated;
    for (const [index, name] of ours.entries()) {
      expect(await migrateFirst(ownerUrl, index + 1)).toEqual([name]);
      schemas.push(await schemaOf(ownerUrl));
      const filled = await insertRepresentativeRows(ownerUrl);
      if (index === 0) expect(filled).toContain('events');
    }
  });

  afterAll(() => migrated?.drop());

  it('each makes the schema whose hash is stored', async () => {
    const lines = ours.map((name, index) => `${name} ${hashOf(schemas[index] ?? '')}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(stored('schema-hashes.txt'));
  });

  it('together they make the schema that is stored', async () => {
    await expect(schemas.at(-1)).toMatchFileSnapshot(stored('schema.txt'));
  });

  it('the database is exactly a fresh one, and keeps its rows', async () => {
    const { ownerUrl = '' } = migrated ?? {};
    expect(await catalogueOf(ownerUrl)).toEqual(fresh);
    const { rows } = await queryAt(ownerUrl, 'select type from events');
    expect(rows).toEqual([{ type: 'MottoWritten' }]);
  });

  it('the compared catalogue covers every table, index and function', async () => {
    const kinds = new Set(fresh.map((line) => line.split(' ⟩ ')[0]));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'column',
        'constraint',
        'function',
        'index',
        'migration',
        'relation',
        'sequence',
        'trigger',
      ]),
    );
    expect(fresh.some((line) => line.startsWith('relation ⟩ public.events_f '))).toBe(true);
  });
});

it('the first terms that an account accepted are those of its sign-up, also if it is older than the table', async () => {
  await inFreshDatabase(async (ownerUrl) => {
    await migrateFirst(ownerUrl, ours.indexOf('2026-11-23-03-terms-acceptances'));
    await insertRepresentativeRows(ownerUrl);
    await migrate(ownerUrl);
    const { rows } = await queryAt(
      ownerUrl,
      `select version, terms.language, accepted_at = terms_accepted_at as "atSignUp"
      from terms_acceptances terms join accounts on id = athlete_id`,
    );
    expect(rows).toEqual([{ version: '1', language: 'fr-ca', atSignUp: true }]);
  });
});

it('[E38] a dry run leaves a database as it was, whether empty, behind or up to date', async () => {
  for (const count of new Set([0, Math.floor(ours.length / 2), ours.length]))
    await inFreshDatabase(async (ownerUrl) => {
      if (count > 0) await migrateFirst(ownerUrl, count);
      const before = await catalogueOf(ownerUrl);
      const would = await migrate(ownerUrl, { dryRun: true });
      expect(await catalogueOf(ownerUrl)).toEqual(before);
      expect(await migrate(ownerUrl)).toEqual(would);
      expect(would).toHaveLength(ours.length - count);
    });
});

it('[E38] a migration that fails leaves a database as the one before it left it', async () => {
  await inFreshDatabase(async (ownerUrl) => {
    const empty = await catalogueOf(ownerUrl);
    write('2026-01-01-01-first', 'create table first (id int); select 1 / 0');
    await expect(migrate(ownerUrl, { folder })).rejects.toThrow('2026-01-01-01-first failed: division by zero');
    expect(await catalogueOf(ownerUrl)).toEqual(empty);

    rmSync(join(folder, '2026-01-01-01-first.ts'));
    rmSync(join(folder, '2026-01-01-02-second.ts'));
    cpSync(import.meta.dirname, folder, { recursive: true });
    await migrate(ownerUrl);
    const before = await catalogueOf(ownerUrl);
    const broken = 'create table third (id int); alter table events add column more int; select 1 / 0';
    write('2999-01-01-01-broken', broken);
    await expect(migrate(ownerUrl, { folder })).rejects.toThrow('2999-01-01-01-broken failed');
    await expect(migrate(ownerUrl, { folder, dryRun: true })).rejects.toThrow('2999-01-01-01-broken failed');
    expect(await catalogueOf(ownerUrl)).toEqual(before);
  });
});
