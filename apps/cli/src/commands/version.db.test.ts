import { readMigrations } from '@palmares/db/migrations';
import { emptyDatabase } from '@palmares/db/testing';
import { expect, it, vi } from 'vitest';
import { programVersion } from '../program-version.ts';
import { inDatabase } from '../testing/in-database.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares } from '../testing/run-program.ts';
import { versionCommand } from './version.ts';

const opened = inDatabase();

const version = (...args: readonly string[]) => runInProcess(versionCommand(), args);

it('palmares version says which program, Node and schema this is, and which schema the database has', async () => {
  const newest = (await readMigrations()).at(-1)?.name;
  const built = programVersion();
  expect(await palmares(['version'], { ...opened().environment, FORCE_COLOR: '1' })).toEqual({
    code: 0,
    stderr: '',
    stdout: `palmares  ${built}\nnode      ${process.version}\nschema    ${newest}\ndatabase  ${newest}\n`,
  });
  expect(jsonOf(await version('--json'))).toMatchObject({
    version: built,
    schema: newest,
    database: { newest, missing: 0, newer: 0, problem: null },
  });
  expect(await palmares(['--version'], {})).toEqual({ code: 0, stdout: `${built}\n`, stderr: '' });
});

it('palmares version says how far a database is behind, or ahead of this program', async () => {
  const { owner } = opened().db;
  const last = (await readMigrations()).at(-1)?.name ?? '';
  await owner.pool.query('update schema_migrations set name = $2 where name = $1', [last, '2999-01-01-01-later']);
  expect((await version()).stdout).toContain('database  2999-01-01-01-later, newer than this program\n');
  await owner.pool.query(`delete from schema_migrations where name like '2999%'`);
  expect((await version()).stdout).toMatch(/^database {2}\S+, 1 behind: run palmares migrate$/m);
});

it('palmares version answers without a database too, and says why it is not known', async () => {
  const empty = await emptyDatabase();
  vi.stubEnv('DATABASE_URL', empty.ownerUrl);
  expect((await version()).stdout).toMatch(/^database {2}not known: .*schema_migrations/m);
  await empty.drop();
  vi.stubEnv('DATABASE_URL', '');
  expect(await version()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('database  not known: DATABASE_URL is not set\n'),
  });
});
