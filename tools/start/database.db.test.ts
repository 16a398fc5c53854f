import { connect } from '@palmares/db';
import { catalogueOf, emptyDatabase } from '@palmares/db/testing';
import { expect, it } from 'vitest';
import { prepareDatabase, resetInstruction } from './database.ts';

const secrets = { installation: 'test', appPassword: 'app', readerPassword: 'reader' } as Parameters<
  typeof prepareDatabase
>[1];

it('a data folder of an earlier version is refused with its path and left unchanged', async () => {
  const { ownerUrl, drop } = await emptyDatabase();
  const owner = connect({ url: ownerUrl, applicationName: 'test', max: 1 });
  try {
    await owner.pool.query('create table schema_migrations (name text, sha256 text)');
    await owner.pool.query(`insert into schema_migrations values ('2026-11-21-01-event-log', 'x')`);
    const before = await catalogueOf(ownerUrl);
    await expect(prepareDatabase(ownerUrl, secrets, resetInstruction(undefined, '/srv/palmares'))).rejects.toThrow(
      'An earlier version made this database (2026-11-21-01-event-log) and this one cannot take it over: ' +
        'delete the data folder /srv/palmares and start again',
    );
    await expect(prepareDatabase(ownerUrl, secrets, resetInstruction(ownerUrl, '/srv/palmares'))).rejects.toThrow(
      'delete the database at DATABASE_URL',
    );
    expect(await catalogueOf(ownerUrl)).toEqual(before);
  } finally {
    await owner.close();
    await drop();
  }
});
