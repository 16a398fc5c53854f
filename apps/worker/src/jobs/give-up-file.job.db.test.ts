import { fileOf, type OwnFile } from '@palmares/db/files';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import type { ProcessedFile } from '@palmares/db/metrics';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { openThrowawayStore, samplePdf, type ThrowawayStore } from '@palmares/files/testing';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { anUpload } from '../testing/an-upload.ts';
import { sizesOf } from '../testing/stored.ts';
import { giveUpFile } from './give-up-file.job.ts';
import { processFile } from './process-file.job.ts';

let db: ConnectedDatabase;
let files: ThrowawayStore;
let jobs: Jobs;
let boss: PgBoss;

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
  jobs = await createJobs(db.database);
  boss = new PgBoss({ connectionString: db.database.url, migrate: false, createSchema: false, supervise: false });
  await boss.start();
});

afterAll(async () => {
  await boss.stop({ graceful: false });
  await jobs.close();
  await files.close();
  await db.close();
});

const done: ProcessedFile[] = [];
const deps = () => ({
  database: db.database,
  store: files.store,
  onProcessed: (file: ProcessedFile) => done.push(file),
});

const anUploadOfItsOwn = async () => {
  const { athleteId } = await anAccount(db.database);
  return anUpload(db.database, files.store, { athleteId, kind: 'document', bytes: await samplePdf() });
};

const waiting = async ({ fileId }: OwnFile) => {
  const { rows } = await db.owner.pool.query<{ name: string }>(
    `select name from pgboss.job where data ->> 'fileId' = $1 and state in ('created', 'retry') order by name`,
    [fileId],
  );
  return rows.map(({ name }) => name);
};

/** Its worker died an hour ago, at that try. */
const died = async (file: OwnFile, retryCount: string) => {
  await jobs.enqueue(db.database.kysely, 'process-file', file);
  await db.owner.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 hour', retry_count = ${retryCount}
     where name = 'process-file' and data ->> 'fileId' = $1`,
    [file.fileId],
  );
};

it('a file whose worker died is processed again, and given up after the last try', async () => {
  const [early, late] = [await anUploadOfItsOwn(), await anUploadOfItsOwn()];
  await died(early, 'retry_limit - 1');
  await died(late, 'retry_limit');
  await boss.supervise('process-file');
  expect([await waiting(early), await waiting(late)]).toEqual([['process-file'], ['give-up-file']]);
});

it('a file that is given up may be sent again, and none of its bytes is left', async () => {
  const file = await anUploadOfItsOwn();
  done.length = 0;
  for (let run = 0; run < 2; run += 1) await giveUpFile(deps()).run(file, aRun());
  expect(await fileOf(db.database.kysely, file)).toMatchObject({ state: 'refused', refusal: 'file_store' });
  expect(await sizesOf(files.store, file)).toEqual([]);
  expect(done).toMatchObject([{ kind: 'document', outcome: 'file_store' }]);
});

it('a file that a slow worker finished after all stays as it is', async () => {
  const file = await anUploadOfItsOwn();
  await processFile(deps()).run(file, aRun());
  await giveUpFile(deps()).run(file, aRun());
  expect(await fileOf(db.database.kysely, file)).toMatchObject({ state: 'ready' });
  expect(await sizesOf(files.store, file)).toEqual(['document']);
});

it('a file that is gone is given up without an error', async () => {
  const file = await anUploadOfItsOwn();
  await db.owner.pool.query('delete from files where id = $1', [file.fileId]);
  await giveUpFile(deps()).run(file, aRun());
  expect(await sizesOf(files.store, file)).toEqual([]);
});
