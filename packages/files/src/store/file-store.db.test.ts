import { randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  athletePrefix,
  everyFile,
  type FileKey,
  FileMissing,
  type FilePrefix,
  type FileStore,
  FileTooLarge,
  fileKey,
  filePrefix,
  openFileStore,
} from '../index.ts';
import { openThrowawayStore, type S3Server, startS3Server, type ThrowawayStore } from '../testing/index.ts';

const athleteId = '0198c0de-0000-7000-8000-0000000000a1';
const otherAthleteId = '0198c0de-0000-7000-8000-0000000000a2';
const fileId = (index: number): string => `0198c0de-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
const keyOf = (index = 1, athlete = athleteId): FileKey =>
  fileKey({ athleteId: athlete, fileId: fileId(index), size: 'upload' });

const MIB = 2 ** 20;
const options = { type: 'image/webp', atMost: 16 * MIB };
const stored = async (store: FileStore, key: FileKey): Promise<Buffer> => buffer(await store.read(key));
const keysOf = async (store: FileStore, prefix: FilePrefix = athletePrefix(athleteId)) => {
  const keys: FileKey[] = [];
  for await (const key of store.keys(prefix)) keys.push(key);
  return keys.toSorted();
};

const openBucket = (server: S3Server): Promise<FileStore> =>
  openFileStore({
    in: 's3',
    bucket: server.bucket,
    region: 'ca-central-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });

/** Breaks off after a part, like an upload whose connection ends. */
const cut = (part: Buffer): Readable =>
  Readable.from(
    (async function* () {
      yield part;
      throw new Error('the connection ended');
    })(),
  );

const behavesAsAStore = (opened: () => FileStore): void => {
  let store: FileStore;
  beforeEach(() => {
    store = opened();
  });

  it('a file store gives back what was written, from memory or as it came', async () => {
    const bytes = randomBytes(16 * MIB);
    expect(await store.write(keyOf(1), bytes, options)).toBe(bytes.length);
    const parts = Array.from({ length: 16 }, (_, part) => bytes.subarray(part * MIB, (part + 1) * MIB));
    expect(await store.write(keyOf(2), Readable.from(parts), options)).toBe(bytes.length);
    expect(bytes.equals(await stored(store, keyOf(1)))).toBe(true);
    expect(bytes.equals(await stored(store, keyOf(2)))).toBe(true);
    expect(await store.stat(keyOf(2))).toEqual({ bytes: bytes.length, changedAt: expect.any(Date) });
  });

  it('a file store keeps a file of no bytes', async () => {
    expect(await store.write(keyOf(1), Readable.from([]), options)).toBe(0);
    expect(await store.write(keyOf(2), new Uint8Array(), options)).toBe(0);
    expect((await stored(store, keyOf(1))).length).toBe(0);
    expect((await store.stat(keyOf(2))).bytes).toBe(0);
  });

  it('a file store replaces a file by a later one', async () => {
    await store.write(keyOf(), Buffer.from('a long first text'), options);
    await store.write(keyOf(), Buffer.from('second'), options);
    expect((await stored(store, keyOf())).toString()).toBe('second');
    expect(await keysOf(store)).toEqual([keyOf()]);
  });

  it('a file store keeps nothing of a body that breaks off, and what was there before', async () => {
    await expect(store.write(keyOf(1), cut(randomBytes(MIB)), options)).rejects.toThrow('the connection ended');
    expect(await keysOf(store)).toEqual([]);
    await store.write(keyOf(1), Buffer.from('before'), options);
    await expect(store.write(keyOf(1), cut(randomBytes(MIB)), options)).rejects.toThrow('the connection ended');
    const silent = Readable.from([Buffer.from('half')]);
    silent.destroy();
    await expect(store.write(keyOf(1), silent, options)).rejects.toThrow();
    expect((await stored(store, keyOf(1))).toString()).toBe('before');
  });

  it('a file store keeps nothing of a body that is too large', async () => {
    const small = { ...options, atMost: 9 };
    await expect(store.write(keyOf(1), Buffer.from('ten bytes!'), small)).rejects.toThrow(FileTooLarge);
    const parts = Readable.from([Buffer.from('ten '), Buffer.from('bytes!')]);
    await expect(store.write(keyOf(2), parts, small)).rejects.toThrow(FileTooLarge);
    expect(await keysOf(store)).toEqual([]);
    expect(await store.write(keyOf(1), Buffer.from('ten bytes'), small)).toBe(9);
  });

  it('a file store says by type that a file is missing', async () => {
    await expect(store.read(keyOf())).rejects.toThrow(FileMissing);
    await expect(store.stat(keyOf())).rejects.toThrow(FileMissing);
  });

  it('a file store removes one file, as often as it is asked', async () => {
    await store.write(keyOf(1), Buffer.from('one'), options);
    await store.write(keyOf(2), Buffer.from('two'), options);
    await store.remove(keyOf(1));
    await store.remove(keyOf(1));
    expect(await keysOf(store)).toEqual([keyOf(2)]);
  });

  it('a file store removes all files of an athlete, more than a page of them, and nobody else’s', async () => {
    const keys = Array.from({ length: 1003 }, (_, index) => keyOf(index));
    for (const key of keys) await store.write(key, Buffer.from('x'), options);
    await store.write(keyOf(1, otherAthleteId), Buffer.from('y'), options);
    expect(await keysOf(store)).toEqual(keys);
    await store.removeAll(filePrefix({ athleteId, fileId: fileId(0) }));
    expect(await keysOf(store)).toEqual(keys.slice(1));
    await store.removeAll(athletePrefix(athleteId));
    await store.removeAll(athletePrefix(athleteId));
    expect(await keysOf(store, everyFile)).toEqual([keyOf(1, otherAthleteId)]);
  });

  it('a file store takes no key and no prefix that was not made for it', async () => {
    const outside = 'athletes/../../etc/upload';
    await expect(store.write(outside, Buffer.from('x'), options)).rejects.toThrow('no key');
    await expect(store.read(outside)).rejects.toThrow('no key');
    await expect(store.remove(outside)).rejects.toThrow('no key');
    await expect(store.removeAll('athletes/../')).rejects.toThrow('no prefix');
    await expect(store.removeAll('athletes//')).rejects.toThrow('no prefix');
  });
};

describe('in a folder', () => {
  let throwaway: ThrowawayStore;
  beforeEach(async () => {
    throwaway = await openThrowawayStore();
  });
  afterEach(() => throwaway.close());

  behavesAsAStore(() => throwaway.store);

  it('a body that breaks off leaves no file of any name', async () => {
    await throwaway.store.write(keyOf(1), cut(randomBytes(MIB)), options).catch(() => undefined);
    const files = await readdir(throwaway.folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toEqual([]);
  });

  it('what a killed write left is no file, and is removed later', async () => {
    await throwaway.store.write(keyOf(), Buffer.from('whole'), options);
    const arriving = join(throwaway.folder, 'arriving');
    await writeFile(join(arriving, 'killed'), 'half');
    await writeFile(join(arriving, 'under way'), 'half');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(arriving, 'killed'), hourAgo, hourAgo);
    expect(await keysOf(throwaway.store, everyFile)).toEqual([keyOf()]);

    await throwaway.store.removeAbandoned(new Date(Date.now() - 60_000));
    expect(await readdir(arriving)).toEqual(['under way']);
    expect((await stored(throwaway.store, keyOf())).toString()).toBe('whole');
  });

  it('an empty folder has nothing abandoned', async () => {
    await expect(throwaway.store.removeAbandoned(new Date())).resolves.toBeUndefined();
  });
});

describe('in a bucket', () => {
  let server: S3Server;
  let store: FileStore;
  beforeEach(async () => {
    server = await startS3Server();
    store = await openBucket(server);
  });
  afterEach(() => server.close());

  behavesAsAStore(() => store);

  it('the bytes are stored as they are, with their type', async () => {
    const bytes = randomBytes(MIB);
    await store.write(keyOf(), Readable.from([bytes]), options);
    expect(server.objects.get(keyOf())).toMatchObject({ bytes, type: 'image/webp' });
  });

  it('many downloads that wait for their readers leave room for a write', async () => {
    await store.write(keyOf(), randomBytes(2 * MIB), options);
    const slow = await Promise.all(Array.from({ length: 60 }, () => store.read(keyOf())));
    await store.write(keyOf(2), Buffer.from('meanwhile'), options);
    for (const download of slow) download.destroy();
    expect((await stored(store, keyOf(2))).toString()).toBe('meanwhile');
  });

  it('a bucket that keeps what it should remove is not believed', async () => {
    await store.write(keyOf(), Buffer.from('x'), options);
    server.keepsAll = true;
    await expect(store.removeAll(athletePrefix(athleteId))).rejects.toThrow('The store kept');
  });
});
