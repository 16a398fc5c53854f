import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@palmares/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type OwnServer, ownServer } from '../testing/test-database.ts';
import { masterKeyState, migrationState, oldestTransaction, rightsOnTheLog } from './index.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

describe('the doctor', () => {
  it('sees that the app may append to the log and change nothing in it', async () => {
    const rights = await rightsOnTheLog(db.database.kysely);
    expect(rights).toMatchObject({ ownsEvents: false, changes: [], mayAppend: true });
  });

  it('sees when a role owns the log', async () => {
    const rights = await rightsOnTheLog(db.owner.kysely);
    expect(rights.ownsEvents).toBe(true);
    expect(rights.changes).toContain('UPDATE');
  });

  it('sees that every migration is applied and no file has changed since', async () => {
    const state = await migrationState(db.database.kysely);
    expect(state).toMatchObject({ missing: [], changed: [], newer: [], earlier: [] });
    expect(state.applied).toBeGreaterThan(0);
  });

  it('tells the right master key from a wrong one', async () => {
    const masterKey = randomBytes(32);
    expect((await masterKeyState(db.database.kysely, { masterKey })).opens).toBeNull();
    await createKeyring({ masterKey }).create(db.database.kysely, uuidv7());
    expect(await masterKeyState(db.database.kysely, { masterKey })).toMatchObject({ opens: true, wrappedByAnother: 0 });
    expect(await masterKeyState(db.database.kysely, { masterKey: randomBytes(32) })).toMatchObject({
      opens: false,
      wrappedByAnother: 1,
    });
  });
});

describe('on a server of its own, the doctor', () => {
  let server: OwnServer;

  beforeAll(async () => {
    server = await ownServer();
  });

  afterAll(() => server.stop());

  it('names who holds the oldest writing transaction, and nobody when none writes', async () => {
    const looking = connect({ url: server.url, applicationName: 'doctor', max: 1 });
    const writing = connect({ url: server.url, applicationName: 'a forgotten script', max: 1 });
    try {
      expect(await oldestTransaction(looking.kysely)).toBeNull();
      const client = await writing.pool.connect();
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      expect(await oldestTransaction(looking.kysely)).toMatchObject({
        application: 'a forgotten script',
        pid: rows[0]?.pid,
        seconds: expect.any(Number),
      });
      await client.query('rollback');
      client.release();
    } finally {
      await Promise.all([looking.close(), writing.close()]);
    }
  });
});
