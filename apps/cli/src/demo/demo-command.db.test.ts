import { randomBytes } from 'node:crypto';
import { newestOperations } from '@palmares/db/operators';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoCommand } from '../commands/demo.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';

let db: ConnectedDatabase;
let files: ThrowawayStore;
const masterKey = randomBytes(32).toString('base64');

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
});

afterAll(async () => {
  await files.close();
  await db.close();
});

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', db.database.url);
  vi.stubEnv('DATABASE_OWNER_URL', db.owner.url);
  vi.stubEnv('PALMARES_MASTER_KEY', masterKey);
  vi.stubEnv('PALMARES_PEPPER', randomBytes(32).toString('base64'));
  vi.stubEnv('PUBLIC_URL', 'https://palmares.example');
  vi.stubEnv('PALMARES_OPERATOR', 'Noor');
  vi.stubEnv('FILES_FOLDER', files.folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const demo = (...args: readonly string[]) => runInProcess(demoCommand(), args);

describe('palmares demo', () => {
  it('makes as many athletes as it is asked for, says how they log in, and logs the operator', async () => {
    const { stdout, code } = await demo('seed', '--athletes', '3', '--seed', '9');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Created 3 athletes of seed 9 in \d+ s/);
    expect(stdout).toContain('athlete-9-0@demo.palmares.example');
    expect((await newestOperations(db.owner.kysely, 1))[0]).toMatchObject({
      command: 'demo seed',
      arguments: { athletes: 3, seed: 9 },
      outcome: 'done',
    });
    expect(jsonOf(await demo('seed', '--athletes', '3', '--seed', '9', '--json'))).toMatchObject({
      before: 3,
      made: 0,
    });
  });

  it('resets nothing beside the accounts of others without --yes, nor in a dry run', async () => {
    await anAccount(db.database);
    expect(await demo('reset')).toMatchObject({
      code: 2,
      problem: 'this database has 1 accounts that the demo did not create; pass --yes to remove the 3 that it did',
    });
    expect(jsonOf(await demo('reset', '--dry-run', '--json'))).toMatchObject({ removed: 3, otherAccounts: 1 });
    const { rows } = await db.owner.pool.query('select count(*)::int as accounts from accounts');
    expect(rows).toEqual([{ accounts: 4 }]);
  });
});
