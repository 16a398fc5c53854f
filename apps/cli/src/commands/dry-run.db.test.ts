import { connect } from '@palmares/db';
import { type ConnectedDatabase, connectedDatabase, emptyDatabase } from '@palmares/db/testing';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palmares } from '../testing/run-program.ts';

/** Milliseconds. Each test runs the command three times, on a busy machine. */
const PROCESSES = 120_000;

const key = Buffer.alloc(32, 9).toString('base64');

describe('palmares migrate --dry-run', () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;

  beforeAll(async () => {
    empty = await emptyDatabase();
  });

  afterAll(() => empty.drop());

  const migrate = (...args: readonly string[]) =>
    palmares(['migrate', ...args], { DATABASE_OWNER_URL: empty.ownerUrl });

  const tables = async (): Promise<number> => {
    const owner = connect({ url: empty.ownerUrl, applicationName: 'test', max: 1 });
    try {
      const { rows } = await owner.pool.query<{ tables: number }>(
        `select count(*)::integer as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      );
      return rows[0]?.tables ?? -1;
    } finally {
      await owner.close();
    }
  };

  it(
    'says what the real run says, except for "would", and leaves nothing',
    async () => {
      const dry = await migrate('--dry-run');
      expect(await tables()).toBe(0);
      const real = await migrate();
      expect(dry).toEqual({ ...real, stdout: real.stdout.replace('Applied:', 'Would apply:') });
      expect(real).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('2026-11-22-01-baseline') });
      expect(JSON.parse((await migrate('--dry-run', '--json')).stdout)).toEqual({ applied: [], dryRun: true });
    },
    PROCESSES,
  );
});

describe('palmares demo seed --dry-run', () => {
  let db: ConnectedDatabase;
  let files: ThrowawayStore;

  beforeAll(async () => {
    db = await connectedDatabase();
    files = await openThrowawayStore();
  });

  afterAll(async () => {
    await files.close();
    await db.close();
  });

  const seed = (...args: readonly string[]) =>
    palmares(['demo', 'seed', '--wait', '0', ...args], {
      DATABASE_URL: db.database.url,
      FILES_FOLDER: files.folder,
      PALMARES_MASTER_KEY: key,
      PALMARES_PEPPER: key,
      PUBLIC_URL: 'https://palmares.example',
    });

  /** A link's token is random, so each run makes another. */
  const withoutTokens = (text: string): string => text.replaceAll(/(\/athletes\/)[\w-]+/g, '$1…');

  const written = async () => {
    const { rows } = await db.owner.pool.query(
      `select (select count(*) from events)::integer as events, (select count(*) from accounts)::integer as accounts,
        (select count(*) from data_keys)::integer as keys,
        (select count(*) from data_keys where purpose = 'events')::integer as athletes, (select count(*) from publish_links)::integer as links,
        (select count(*) from files)::integer as files`,
    );
    return rows[0];
  };

  it(
    'says what the real run says, except for "would", and leaves nothing',
    async () => {
      const dry = await seed('--dry-run');
      expect(await written()).toEqual({ events: 0, accounts: 0, keys: 0, athletes: 0, links: 0, files: 0 });
      const real = await seed();
      expect(real).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^Created \S+ and \S+\.\n/) });
      const waiting = /^Uploaded .* no worker has checked them yet\.\nStart the worker .*\n/m;
      expect(real.stdout).toMatch(waiting);
      expect(withoutTokens(dry.stdout)).toBe(
        withoutTokens(real.stdout).replace('Created', 'Would create').replace(waiting, ''),
      );
      expect(dry).toMatchObject({ code: 0, stderr: '' });
      expect(await written()).toMatchObject({ accounts: 2, athletes: 2, links: 4, files: 6 });

      const again = await seed('--dry-run', '--json');
      expect(JSON.parse(again.stdout)).toMatchObject({ dryRun: true, email: expect.stringContaining('@') });
      for (const [, fact] of real.stdout.matchAll(/^ {2}\S.*? {2,}(\S+)$/gm)) expect(again.stdout).toContain(fact);
    },
    PROCESSES,
  );
});
