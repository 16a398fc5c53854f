import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FilesManifest, type Measure, measured } from '@palmares/db/backup';
import { everyFile, type FileKey, FileMissing, type FileStore, parseFileKey } from '@palmares/files';
import { bytesPath, listPath } from './file-list.ts';
import { inParallel } from './in-parallel.ts';

/** A bucket responds slowly, but serves many requests at once. */
const AT_ONCE = 8;

/** Lists the keys of all files but sheets, which are made again on request. */
async function* keysToKeep(store: FileStore): AsyncGenerator<FileKey> {
  for await (const key of store.keys(everyFile)) if (parseFileKey(key)?.size !== 'sheet') yield key;
}

/** Returns undefined if the file was removed before it could be copied. */
const copyOut = async (store: FileStore, key: FileKey, folder: string): Promise<Measure | undefined> => {
  const body = await store.read(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });
  if (!body) return undefined;
  const path = bytesPath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { through, measure } = measured();
  await pipeline(body, through, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return measure();
};

/**
 * Copies the bytes of every file, and lists them. Run it after the snapshot of the rows was taken: the bytes of each row
 * are there, because files never change and are removed a day after their last use at the earliest.
 */
export const backUpFiles = async (
  store: FileStore,
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<FilesManifest> => {
  let total = 0;
  for await (const _ of keysToKeep(store)) total += 1;

  const { through, measure } = measured();
  const lines = new PassThrough();
  const written = pipeline(
    lines,
    through,
    createWriteStream(listPath(folder), { flags: 'wx', mode: 0o600, flush: true }),
  );
  let count = 0;
  let bytes = 0;
  const copying = inParallel(keysToKeep(store), AT_ONCE, async (key) => {
    const copied = await copyOut(store, key, folder);
    if (!copied) return;
    lines.write(`${JSON.stringify({ key, ...copied })}\n`);
    count += 1;
    bytes += copied.bytes;
    onProgress(count, Math.max(total, count));
  });
  await copying.then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  await Promise.all([copying, written]);
  return { count, bytes, list: measure() };
};
