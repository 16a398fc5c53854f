import type { OwnFile } from '@palmares/db/files';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import type { FileStore } from '@palmares/files';
import type { Crops } from '@palmares/files/pictures';
import { openThrowawayStore, samplePhoto, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { anUpload } from '../testing/an-upload.ts';
import { bytesOf, sizesOf } from '../testing/stored.ts';
import { cropPicture } from './crop-picture.job.ts';
import { processFile } from './process-file.job.ts';

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

const aPicture = async (): Promise<OwnFile> => {
  const { athleteId } = await anAccount(db.database);
  const bytes = await samplePhoto({ width: 1200, height: 800 });
  const file = await anUpload(db.database, files.store, { athleteId, kind: 'picture', bytes });
  await processFile({ database: db.database, store: files.store, onProcessed: () => undefined }).run(file, aRun());
  return file;
};

const endingOf = async (file: OwnFile, crops: Crops | undefined, store: Partial<FileStore> = {}): Promise<string> => {
  const logged: string[] = [];
  const deps = { database: db.database, store: { ...files.store, ...store }, chosenCrops: async () => crops };
  await cropPicture(deps).run(file, aRun(logged));
  return JSON.parse(logged.at(-1) ?? '{}').ending;
};

const cropped = ['large', 'medium', 'medium-jpeg', 'small', 'card-large', 'card-medium'] as const;
const both = (crop: Crops['square']): Crops => ({ square: crop, card: crop });
const allBytes = (file: OwnFile) => Promise.all(cropped.map((size) => bytesOf(files.store, file, size)));

it('a crop job makes the squares and the card’s picture again of the parts that were chosen, and leaves the master', async () => {
  const file = await aPicture();
  const [master, before] = [await bytesOf(files.store, file, 'master'), await allBytes(file)];
  const corner = both({ left: 0, top: 0, side: 0.5 });
  expect(await endingOf(file, corner)).toBe('cropped');
  const after = await allBytes(file);
  for (const [index, bytes] of after.entries()) expect(bytes.equals(before[index] ?? bytes)).toBe(false);
  expect(master.equals(await bytesOf(files.store, file, 'master'))).toBe(true);
  expect(await endingOf(file, corner)).toBe('cropped');
  expect(await allBytes(file)).toEqual(after);
});

it('a crop job leaves a picture that its athlete shows no more', async () => {
  const file = await aPicture();
  const before = await allBytes(file);
  expect(await endingOf(file, undefined)).toBe('not shown');
  expect(await allBytes(file)).toEqual(before);
});

it('[E39] an athlete who is erased meanwhile leaves no byte', async () => {
  const file = await aPicture();
  const write: FileStore['write'] = async (...given) => {
    await db.owner.pool.query('delete from files where id = $1', [file.fileId]);
    return files.store.write(...given);
  };
  expect(await endingOf(file, both({ left: 0, top: 0, side: 1 }), { write })).toBe('gone');
  expect(await sizesOf(files.store, file)).toEqual([]);
  expect(await endingOf(file, both({ left: 0, top: 0, side: 1 }))).toBe('gone');
});
