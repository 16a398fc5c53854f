import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, insertFile, markReady, type OwnFile, useFiles } from '@palmares/db/files';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { type FileSize, type FileStore, fileKey } from '@palmares/files';
import { openThrowawayStore, samplePdf, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { anUpload } from '../testing/an-upload.ts';
import { sizesOf } from '../testing/stored.ts';
import { removeFile } from './remove-file.job.ts';
import { sweepFiles } from './sweep-files.job.ts';

let db: ConnectedDatabase;
let jobs: Jobs;
let files: ThrowawayStore;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  files = await openThrowawayStore();
});

beforeEach(async () => {
  ({ athleteId } = await anAccount(db.database));
});

afterAll(async () => {
  await jobs.close();
  await db.close();
  await files.close();
});

const kysely = () => db.database.kysely;

const aDocument = async (): Promise<OwnFile> => {
  const bytes = await samplePdf();
  const file = await anUpload(db.database, files.store, { athleteId, kind: 'document', bytes });
  const type = 'application/pdf';
  await files.store.write(fileKey({ ...file, size: 'document' }), bytes, { type, atMost: bytes.length });
  await files.store.remove(fileKey({ ...file, size: 'upload' }));
  await markReady(kysely(), { ...file, type, bytes: bytes.length, width: null, height: null, pages: 1 });
  return file;
};

const use = (...used: readonly OwnFile[]) =>
  kysely()
    .transaction()
    .execute((tx) =>
      useFiles(
        tx,
        athleteId,
        used.map(({ fileId }) => fileId),
      ),
    );

const setBack = (days: number, ...set: readonly OwnFile[]) =>
  db.owner.pool.query('update files set changed_at = now() - make_interval(days => $2) where id = any($1)', [
    set.map(({ fileId }) => fileId),
    days,
  ]);

const sweep = (given: Partial<Jobs> = {}) =>
  sweepFiles({ database: db.database, store: files.store, jobs: { ...jobs, ...given }, now: () => new Date() }).run(
    {},
    aRun(),
  );

/** The files whose removal is enqueued, as the worker would take it. */
const removals = async (): Promise<readonly OwnFile[]> => {
  const { rows } = await db.owner.pool.query<{ data: OwnFile }>(
    `select data from pgboss.job where name = 'remove-file' and data ->> 'athleteId' = $1 order by created_on`,
    [athleteId],
  );
  return rows.map(({ data }) => data);
};

const remove = (file: OwnFile, store: Partial<FileStore> = {}) =>
  removeFile({ database: db.database, store: { ...files.store, ...store } }).run(file, aRun());

it('the sweep removes what nothing came of for a day and what was removed 30 days ago, and nothing else', async () => {
  const [unused, removed, restored, used, recent] = [
    await aDocument(),
    await aDocument(),
    await aDocument(),
    await aDocument(),
    await aDocument(),
  ];
  const announced = { athleteId, kind: 'picture', name: 'photo.jpg', bytes: 9 } as const;
  const receiving = {
    athleteId,
    fileId: await kysely()
      .transaction()
      .execute((tx) => insertFile(tx, announced)),
  };
  await use(removed, restored, used);
  await use(used);
  await setBack(29, restored);
  await setBack(31, removed, used);
  await setBack(2, unused, receiving);
  await sweep();
  const swept = await removals();
  expect(swept.toSorted((a, b) => a.fileId.localeCompare(b.fileId))).toEqual(
    [unused, removed, receiving].toSorted((a, b) => a.fileId.localeCompare(b.fileId)),
  );
  for (const file of swept) {
    expect(await fileOf(kysely(), file)).toBeUndefined();
    await remove(file);
    expect(await sizesOf(files.store, file)).toEqual([]);
  }
  for (const file of [restored, used, recent]) {
    expect(await fileOf(kysely(), file)).toBeDefined();
    expect(await sizesOf(files.store, file)).toEqual(['document']);
  }
});

it('a sweep that is killed before it could enqueue the removal has deleted no row', async () => {
  const file = await aDocument();
  await setBack(2, file);
  await expect(sweep({ enqueue: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
  expect(await fileOf(kysely(), file)).toBeDefined();
  expect(await sizesOf(files.store, file)).toEqual(['document']);
  await sweep();
  expect(await removals()).toEqual([file]);
});

it('a removal that failed is repeated, and one of a file that has a row is refused', async () => {
  const [file, kept] = [await aDocument(), await aDocument()];
  await setBack(2, file);
  await sweep();
  await expect(remove(file, { removeAll: () => Promise.reject(new Error('no bucket')) })).rejects.toThrow('no bucket');
  expect(await sizesOf(files.store, file)).toEqual(['document']);
  await remove(file);
  await remove(file);
  expect(await sizesOf(files.store, file)).toEqual([]);
  await expect(remove(kept)).rejects.toThrow('has a row');
  expect(await sizesOf(files.store, kept)).toEqual(['document']);
});

it('a picture that was stored before the card had a window of its own gets one after every waiting job, unless it is gone', async () => {
  const aPicture = async (...sizes: readonly FileSize[]): Promise<OwnFile> => {
    const bytes = Buffer.from('a picture');
    const file = await anUpload(db.database, files.store, { athleteId, kind: 'picture', bytes });
    await markReady(kysely(), { ...file, type: 'image/webp', bytes: 9, width: 600, height: 400, pages: null });
    for (const size of sizes)
      await files.store.write(fileKey({ ...file, size }), bytes, { type: 'image/webp', atMost: bytes.length });
    return file;
  };
  const before = await aPicture('large');
  await aPicture('large', 'card-large');
  const gone = await aPicture('large');
  await use(gone);
  await use();
  await sweep();
  const { rows } = await db.owner.pool.query<{ data: OwnFile; isLast: boolean }>(
    `select data, priority < -100 as "isLast" from pgboss.job where name = 'crop-picture' and data ->> 'athleteId' = $1`,
    [athleteId],
  );
  expect(rows).toEqual([{ data: before, isLast: true }]);
});

describe('bytes that no row names', () => {
  const write = async (file: OwnFile, size: 'document' | 'upload'): Promise<void> => {
    await files.store.write(fileKey({ ...file, size }), await samplePdf(), { type: 'application/pdf', atMost: 1e6 });
  };

  const nameless = async (): Promise<OwnFile> => {
    const file = { athleteId, fileId: crypto.randomUUID() };
    await write(file, 'document');
    return file;
  };

  /** Backdates the bytes by so many days. */
  const age = ({ fileId }: OwnFile, size: string, days: number) => {
    const then = new Date(Date.now() - days * 86_400_000);
    return utimes(join(files.folder, 'athletes', athleteId, fileId, size), then, then);
  };

  it('are removed after a week, which leaves the operator time after a restore', async () => {
    const [old, young, mixed] = [await nameless(), await nameless(), await nameless()];
    await write(mixed, 'upload');
    await age(old, 'document', 8);
    await age(young, 'document', 6);
    await age(mixed, 'document', 8);
    await sweep();
    expect(await removals()).toEqual([old]);
    await sweep();
    expect(await removals()).toEqual([old]);
    await remove(old);
    expect(await sizesOf(files.store, old)).toEqual([]);
  });

  it('[E39] are removed at once when they are an erased athlete’s', async () => {
    const late = await nameless();
    await db.owner.pool.query(
      `insert into erasures (athlete_id, erased_at, customer_ids, subscription_ids) values ($1, now(), '{}', '{}')`,
      [athleteId],
    );
    await sweep();
    expect(await removals()).toEqual([late]);
  });

  it('are left while they are received, and as long as their file is processed', async () => {
    const announced = { athleteId, kind: 'document', name: 'bulletin.pdf', bytes: 900 } as const;
    const fileId = await kysely()
      .transaction()
      .execute((tx) => insertFile(tx, announced));
    const receiving = { athleteId, fileId };
    const processing = await anUpload(db.database, files.store, {
      athleteId,
      kind: 'document',
      bytes: await samplePdf(),
    });
    await write(receiving, 'upload');
    for (const file of [receiving, processing]) await age(file, 'upload', 8);
    await sweep();
    expect(await removals()).toEqual([]);
    for (const file of [receiving, processing]) expect(await sizesOf(files.store, file)).toEqual(['upload']);
  });

  it('are removed when they are an upload that came after its file was ready', async () => {
    const file = await aDocument();
    await use(file);
    await write(file, 'upload');
    await sweep();
    expect(await sizesOf(files.store, file)).toEqual(['document']);
    expect(await removals()).toEqual([]);
  });
});

it('rows are swept also while the store does not answer', async () => {
  const file = await aDocument();
  await setBack(2, file);
  const store = { ...files.store, removeAbandoned: () => Promise.reject(new Error('no bucket')) };
  await expect(
    sweepFiles({ database: db.database, store, jobs, now: () => new Date() }).run({}, aRun()),
  ).rejects.toThrow('no bucket');
  expect(await removals()).toEqual([file]);
});
