import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupUnusable, checkFile, type FilesManifest } from '@palmares/db/backup';
import { contentTypeOf, FileMissing, type FileStore, HEAD_BYTES } from '@palmares/files';
import { bytesPath, type ListedFile, listedFiles, listPath } from './file-list.ts';
import { inParallel } from './in-parallel.ts';

const AT_ONCE = 8;

/** Reads every file. Throws {@link BackupUnusable} on one that is missing, cut off or changed. */
export const checkFiles = async (
  folder: string,
  { list, count }: FilesManifest,
  onBytes: (bytes: number) => void,
): Promise<void> => {
  await checkFile(listPath(folder), list);
  let listed = 0;
  for await (const file of listedFiles(folder)) {
    await checkFile(bytesPath(folder, file.key), file, onBytes);
    listed += 1;
  }
  if (listed !== count)
    throw new BackupUnusable(`${listPath(folder)} lists ${listed} files, and the manifest ${count}`);
};

const typeOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return contentTypeOf(buffer.subarray(0, bytesRead)) ?? 'application/octet-stream';
  } finally {
    await file.close();
  }
};

/** A store that outlived its database has most of them. Files never change, so one of the same size is the same. */
const isStored = async (store: FileStore, { key, bytes }: ListedFile): Promise<boolean> => {
  const stored = await store.stat(key).catch((error: unknown) => {
    if (error instanceof FileMissing) return undefined;
    throw error;
  });
  return stored?.bytes === bytes;
};

export interface RestoreFiles {
  readonly store: FileStore;
  readonly folder: string;
  /** Athletes whose files are not brought back. */
  readonly erased: ReadonlySet<string>;
  readonly onFile: () => void;
}

/** Writes the files that the store lacks; returns their number. May be interrupted and run again. */
export const restoreFiles = async ({ store, folder, erased, onFile }: RestoreFiles): Promise<number> => {
  let written = 0;
  await inParallel(listedFiles(folder), AT_ONCE, async (file) => {
    if (!erased.has(file.athleteId) && !(await isStored(store, file))) {
      const path = bytesPath(folder, file.key);
      await store.write(file.key, createReadStream(path), { type: await typeOf(path), atMost: file.bytes });
      written += 1;
    }
    onFile();
  });
  return written;
};
