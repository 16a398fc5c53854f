import { type FileRow, fileOf, type OwnFile } from '@palmares/db/files';
import type { ProcessedFile } from '@palmares/db/metrics';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { type FileKind, fileLimits } from '@palmares/domain/files';
import { contentTypeOf, type FileStore } from '@palmares/files';
import {
  activePdfs,
  encryptedPdf,
  heicHead,
  openThrowawayStore,
  PHOTO_SECRETS,
  pixelBomb,
  samplePdf,
  samplePhoto,
  type ThrowawayStore,
} from '@palmares/files/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { anUpload } from '../testing/an-upload.ts';
import { bytesOf, sizesOf } from '../testing/stored.ts';
import type { Run } from './job.ts';
import { processFile } from './process-file.job.ts';

let db: ConnectedDatabase;
let files: ThrowawayStore;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
  ({ athleteId } = await anAccount(db.database));
});

afterAll(async () => {
  await db.close();
  await files.close();
});

const processed: ProcessedFile[] = [];

const process = (file: OwnFile, store: Partial<FileStore> = {}, run: Run = aRun()) =>
  processFile({
    database: db.database,
    store: { ...files.store, ...store },
    onProcessed: (done) => processed.push(done),
  }).run(file, run);

const upload = (kind: FileKind, bytes: Uint8Array) => anUpload(db.database, files.store, { athleteId, kind, bytes });

const rowOf = (file: OwnFile): Promise<FileRow | undefined> => fileOf(db.database.kysely, file);

const PICTURE_SIZES = ['card-large', 'card-medium', 'large', 'master', 'medium', 'medium-jpeg', 'small'];

describe('an upload', () => {
  it('that is a photo is kept in five sizes, upright, and without its place, camera and time', async () => {
    const photo = await samplePhoto({ width: 1200, height: 800, orientation: 6 });
    expect(PHOTO_SECRETS.filter((secret) => photo.includes(secret))).toEqual(PHOTO_SECRETS);
    const file = await upload('picture', photo);
    await process(file);
    expect(await sizesOf(files.store, file)).toEqual(PICTURE_SIZES);
    const master = await bytesOf(files.store, file, 'master');
    expect(await rowOf(file)).toMatchObject({
      state: 'ready',
      type: 'image/webp',
      bytes: master.length,
      width: 800,
      height: 1200,
      pages: null,
    });
    for (const size of ['master', 'large', 'medium', 'medium-jpeg', 'small', 'card-large', 'card-medium'] as const) {
      const bytes = await bytesOf(files.store, file, size);
      expect(contentTypeOf(bytes)).toBe(size === 'medium-jpeg' ? 'image/jpeg' : 'image/webp');
      expect(PHOTO_SECRETS.filter((secret) => bytes.includes(secret))).toEqual([]);
    }
  });

  it.each(['jpeg', 'png'] as const)('that is a document as %s is re-encoded in its own format', async (format) => {
    const file = await upload('document', await samplePhoto({ format }));
    await process(file);
    const bytes = await bytesOf(files.store, file, 'document');
    expect(await sizesOf(files.store, file)).toEqual(['document']);
    expect(PHOTO_SECRETS.filter((secret) => bytes.includes(secret))).toEqual([]);
    expect(await rowOf(file)).toMatchObject({ state: 'ready', type: `image/${format}`, width: 120, height: 80 });
  });

  it('that is a PDF is kept as it came, and its pages are counted', async () => {
    const pdf = await samplePdf({ pages: 3 });
    const file = await upload('document', pdf);
    await process(file);
    expect(pdf.equals(await bytesOf(files.store, file, 'document'))).toBe(true);
    expect(await sizesOf(files.store, file)).toEqual(['document']);
    const facts = { type: 'application/pdf', bytes: pdf.length, width: null, height: null, pages: 3 };
    expect(await rowOf(file)).toMatchObject({ state: 'ready', ...facts });
  });
});

describe('a refused upload', () => {
  const withoutItsEnd = async () => (await samplePhoto({ width: 400, height: 400 })).subarray(0, 600);
  const tooLarge = async () => Buffer.concat([await samplePhoto(), Buffer.alloc(fileLimits.picture.bytes)]);

  it.each<[string, FileKind, () => Buffer | Promise<Buffer>]>([
    ['file_empty', 'picture', () => Buffer.alloc(0)],
    ['file_type', 'picture', () => samplePdf()],
    ['file_type', 'document', () => samplePhoto({ format: 'webp' })],
    ['file_type', 'document', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['file_too_large', 'picture', tooLarge],
    ['file_broken', 'picture', withoutItsEnd],
    ['file_broken', 'document', withoutItsEnd],
    ['file_broken', 'document', () => Buffer.from('%PDF-1.7\nnothing else')],
    ['file_heic', 'picture', heicHead],
    ['file_pixels', 'picture', pixelBomb],
    ['file_pixels', 'document', pixelBomb],
    ['file_pdf_encrypted', 'document', encryptedPdf],
    ['file_pdf_pages', 'document', () => samplePdf({ pages: 61 })],
    ['file_pdf_active', 'document', () => samplePdf({ change: activePdfs['JavaScript that runs on opening'] })],
  ])('says %s for a %s, and none of its bytes are kept', async (refusal, kind, make) => {
    const file = await upload(kind, await make());
    await process(file);
    expect(await rowOf(file)).toMatchObject({ state: 'refused', refusal, type: null });
    expect(await sizesOf(files.store, file)).toEqual([]);
  });
});

describe('a job that was killed', () => {
  const killed = () => Promise.reject(new Error('killed'));

  it('before it had written every size starts over', async () => {
    const file = await upload('picture', await samplePhoto());
    let written = 0;
    const write: FileStore['write'] = (...given) => {
      written += 1;
      return written > 2 ? killed() : files.store.write(...given);
    };
    await expect(process(file, { write })).rejects.toThrow('killed');
    expect(await rowOf(file)).toMatchObject({ state: 'processing' });
    await process(file);
    expect(await rowOf(file)).toMatchObject({ state: 'ready' });
    expect(await sizesOf(files.store, file)).toEqual(PICTURE_SIZES);
  });

  it('after the file was ready only removes the upload', async () => {
    const file = await upload('document', await samplePdf());
    await expect(process(file, { remove: killed })).rejects.toThrow('killed');
    const row = await rowOf(file);
    expect(await sizesOf(files.store, file)).toEqual(['document', 'upload']);
    await process(file);
    expect(await rowOf(file)).toEqual(row);
    expect(await sizesOf(files.store, file)).toEqual(['document']);
  });

  it('after the file was refused removes its bytes', async () => {
    const file = await upload('document', heicHead());
    await expect(process(file, { removeAll: killed })).rejects.toThrow('killed');
    expect(await sizesOf(files.store, file)).toEqual(['upload']);
    await process(file);
    expect(await rowOf(file)).toMatchObject({ state: 'refused', refusal: 'file_heic' });
    expect(await sizesOf(files.store, file)).toEqual([]);
  });
});

describe('a store that fails', () => {
  const lastTry = () => aRun([], { lastTry: true });
  const fails = () => Promise.reject(new Error('no bucket'));

  it.each(['read', 'write'] as const)(
    'to %s is asked again, and at last the athlete may send the file again',
    async (what) => {
      const file = await upload('picture', await samplePhoto());
      await expect(process(file, { [what]: fails })).rejects.toThrow('no bucket');
      expect(await rowOf(file)).toMatchObject({ state: 'processing' });
      await process(file, { [what]: fails }, lastTry());
      expect(await rowOf(file)).toMatchObject({ state: 'refused', refusal: 'file_store' });
      expect(await sizesOf(files.store, file)).toEqual([]);
    },
  );

  it('also to remove leaves the athlete no file that waits for nothing', async () => {
    const file = await upload('picture', await samplePhoto());
    await expect(process(file, { read: fails, removeAll: fails }, lastTry())).rejects.toThrow('no bucket');
    expect(await rowOf(file)).toMatchObject({ state: 'refused', refusal: 'file_store' });
  });

  it('does not stand for what the file is', async () => {
    const file = await upload('picture', heicHead());
    await process(file, {}, lastTry());
    expect(await rowOf(file)).toMatchObject({ state: 'refused', refusal: 'file_heic' });
  });
});

it('what becomes of a file is counted once, and timed', async () => {
  const [ready, refused] = [await upload('document', await samplePdf()), await upload('picture', heicHead())];
  processed.length = 0;
  for (const file of [ready, ready, refused, refused]) await process(file);
  const lost = await upload('document', await samplePdf());
  const read = () => Promise.reject(new Error('no bucket'));
  await expect(process(lost, { read })).rejects.toThrow('no bucket');
  await process(lost, { read }, aRun([], { lastTry: true }));
  expect(processed.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['document', 'ready'],
    ['picture', 'file_heic'],
    ['document', 'file_store'],
  ]);
  expect(processed.filter(({ seconds }) => !(seconds > 0))).toEqual([]);
});

describe('two runs of a job', () => {
  it('work on the file one after the other, and the second changes nothing', async () => {
    const file = await upload('picture', await samplePhoto());
    const logged: string[] = [];
    await Promise.all([process(file, {}, aRun(logged)), process(file, {}, aRun(logged))]);
    expect(logged.map((line) => JSON.parse(line).state)).toEqual(['ready', 'ready']);
    expect(await sizesOf(files.store, file)).toEqual(PICTURE_SIZES);
  });
});

it('[E39] an athlete who is erased while a file is processed leaves no byte of it', async () => {
  const { athleteId: erased } = await anAccount(db.database);
  const bytes = await samplePhoto();
  const file = await anUpload(db.database, files.store, { athleteId: erased, kind: 'picture', bytes });
  const write: FileStore['write'] = async (...given) => {
    await db.owner.pool.query('delete from files where athlete_id = $1', [erased]);
    return files.store.write(...given);
  };
  await process(file, { write });
  expect(await rowOf(file)).toBeUndefined();
  expect(await sizesOf(files.store, file)).toEqual([]);
});

it('what a job logs has ids and states, and not the file’s name', async () => {
  const file = await upload('document', await samplePdf());
  const logged: string[] = [];
  await process(file, {}, aRun(logged));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ ...file, state: 'ready' }]);
  expect(logged.join('')).not.toContain('as it was called');
});
