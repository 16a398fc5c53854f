import { claimUpload, insertFile, markReady, markReceived, type OwnFile } from '@palmares/db/files';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { fileKey } from '@palmares/files';
import { openThrowawayStore, samplePdf, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFileStore } from '../doctor/files.ts';
import { palmares } from '../testing/run-program.ts';

const PROCESSES = 60_000;

let db: ConnectedDatabase;
let files: ThrowawayStore;

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
});

afterAll(async () => {
  await db.close();
  await files.close();
});

const run = (...args: readonly string[]) =>
  palmares(['files', ...args], { DATABASE_URL: db.database.url, FILES_FOLDER: files.folder });

const doctor = () => checkFileStore(db.database.kysely, { in: 'folder', folder: files.folder });

const write = async (file: OwnFile): Promise<OwnFile> => {
  const type = 'application/pdf';
  await files.store.write(fileKey({ ...file, size: 'document' }), await samplePdf(), { type, atMost: 1e6 });
  return file;
};

const aRow = async (): Promise<OwnFile> => {
  const { kysely } = db.database;
  const { athleteId } = await anAccount(db.database);
  const announced = { athleteId, kind: 'document', name: 'bulletin.pdf', bytes: 900 } as const;
  const fileId = await kysely.transaction().execute((tx) => insertFile(tx, announced));
  const file = { athleteId, fileId };
  const claim = await claimUpload(kysely, file, 60);
  if (!claim) throw new Error('A new file could not be claimed');
  await kysely.transaction().execute((tx) => markReceived(tx, { ...file, bytes: 900, claim }));
  await markReady(kysely, { ...file, type: 'application/pdf', bytes: 900, width: null, height: null, pages: 1 });
  return file;
};

it(
  'files and rows are compared, and bytes without a row are removed by command alone',
  async () => {
    expect(await doctor()).toMatchObject({ level: 'ok', found: '0 files, each with its row' });
    const [whole, missing] = [await write(await aRow()), await aRow()];
    const { athleteId } = await anAccount(db.database);
    const nameless = await write({ athleteId, fileId: crypto.randomUUID() });
    expect(await doctor()).toMatchObject({ level: 'fail', found: '1 row without bytes, 1 file without a row' });
    const checked = await run('check', '--json');
    expect(checked.code).toBe(1);
    expect(JSON.parse(checked.stdout)).toEqual({ stored: 2, nameless: [nameless], missing: [missing] });

    await write(missing);
    expect(await doctor()).toMatchObject({ level: 'warn', found: '1 of 3 files without a row' });
    expect((await run('clean', '--dry-run')).stdout).toContain(`Would remove 1 file without a row.`);
    expect(await doctor()).toMatchObject({ level: 'warn' });
    expect(await run('clean')).toMatchObject({ code: 2, stderr: expect.stringContaining('pass --yes') });
    const cleaned = await run('clean', '--yes');
    expect(cleaned).toMatchObject({ code: 0, stdout: expect.stringContaining(nameless.fileId) });
    expect(cleaned.stdout).not.toContain(whole.fileId);
    expect(await run('check')).toMatchObject({ code: 0, stdout: expect.stringContaining('each row has its bytes') });
    expect((await db.owner.pool.query('select command, outcome from operator_log')).rows).toEqual([
      { command: 'files clean', outcome: 'done' },
    ]);
  },
  PROCESSES,
);

it('bytes that a job is about to remove are not reported', async () => {
  const { athleteId } = await anAccount(db.database);
  const file = await write({ athleteId, fileId: crypto.randomUUID() });
  await db.owner.pool.query(`insert into pgboss.job (name, data) values ('remove-file', $1)`, [JSON.stringify(file)]);
  expect(await doctor()).toMatchObject({ level: 'ok' });
});

it('a doctor without the settings says so, and one that cannot read the store, too', async () => {
  expect(await checkFileStore(db.database.kysely, undefined)).toMatchObject({ level: 'warn' });
  const bucket = { in: 's3', bucket: 'none', region: 'ca-central-1', endpoint: 'http://127.0.0.1:1' } as const;
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
  expect(await checkFileStore(db.database.kysely, { ...bucket, credentials })).toMatchObject({ level: 'fail' });
});
