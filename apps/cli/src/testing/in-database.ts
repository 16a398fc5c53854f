import { type ConnectedDatabase, connectedDatabase, type TestLog, testLog } from '@palmares/db/testing';
import { afterAll, beforeAll, vi } from 'vitest';
import { testOperator } from './run-program.ts';

export interface InDatabase {
  readonly db: ConnectedDatabase;
  readonly test: TestLog;
  /** The variables of a process that runs as the test operator. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A database for the tests of one file, whose address and keys commands in this process find in the environment. */
export const inDatabase = (more: Readonly<Record<string, string>> = {}): (() => InDatabase) => {
  let opened: InDatabase | undefined;
  beforeAll(async () => {
    const db = await connectedDatabase();
    const test = testLog(db.database);
    const environment = {
      DATABASE_URL: db.database.url,
      DATABASE_OWNER_URL: db.owner.url,
      PALMARES_MASTER_KEY: test.masterKey.toString('base64'),
      PALMARES_PEPPER: Buffer.alloc(32, 7).toString('base64'),
      PALMARES_OPERATOR: testOperator,
      ...more,
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    opened = { db, test, environment };
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await opened?.test.log.settled();
    await opened?.db.close();
  });
  return () => {
    if (!opened) throw new Error('The database is open in tests alone');
    return opened;
  };
};
