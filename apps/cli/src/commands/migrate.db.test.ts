import { connect } from '@palmares/db';
import { readMigrations } from '@palmares/db/migrations';
import { catalogueOf, emptyDatabase, testDatabase } from '@palmares/db/testing';
import { expect, it, vi } from 'vitest';
import { palmares } from '../testing/run-program.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 60_000 });

const appliedBy = async (ownerUrl: string, ...flags: string[]): Promise<{ applied: string[]; dryRun: boolean }> => {
  const { code, stdout, stderr } = await palmares(['migrate', '--json', ...flags], { DATABASE_OWNER_URL: ownerUrl });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

it('[E38] two migrator processes at once make one fresh schema, which a dry run listed before', async () => {
  const { ownerUrl, drop } = await emptyDatabase();
  const migrated = await testDatabase();
  try {
    const empty = await catalogueOf(ownerUrl);
    const would = await appliedBy(ownerUrl, '--dry-run');
    expect(await catalogueOf(ownerUrl)).toEqual(empty);

    const both = await Promise.all([appliedBy(ownerUrl), appliedBy(ownerUrl)]);
    // Whether one process did everything or both shared the work, each file ran exactly once.
    const applied = both.flatMap((answer) => answer.applied).sort();
    expect(applied).toEqual((await readMigrations()).map(({ name }) => name));
    expect(would).toEqual({ applied, dryRun: true });
    expect(await catalogueOf(ownerUrl)).toEqual(await catalogueOf(migrated.ownerUrl));
  } finally {
    await Promise.all([drop(), migrated.drop()]);
  }
});

it('migrating a database of an earlier version exits with 1 and one line that says what to delete', async () => {
  const { ownerUrl, drop } = await emptyDatabase();
  const owner = connect({ url: ownerUrl, applicationName: 'test', max: 1 });
  try {
    await owner.pool.query('create table schema_migrations (name text, sha256 text)');
    await owner.pool.query(`insert into schema_migrations values ('2026-11-21-01-event-log', 'x')`);
    const before = await catalogueOf(ownerUrl);
    expect(await palmares(['migrate'], { DATABASE_OWNER_URL: ownerUrl })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'palmares: An earlier version made this database (2026-11-21-01-event-log) and this one cannot take it over: ' +
        'delete the database, create it again and repeat the command\n',
    });
    expect(await catalogueOf(ownerUrl)).toEqual(before);
  } finally {
    await owner.close();
    await drop();
  }
});
