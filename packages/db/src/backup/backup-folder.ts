import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { BackupUnusable } from './backup-unusable.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const refuseFilled = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new BackupUnusable(`${folder} is not empty; name a new folder`);
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
};

/**
 * Lets the work fill a temporary folder next to this path, accessible to its owner only, and renames it once it is
 * complete. Removes the folder if the work throws; a killed process leaves it. Throws {@link BackupUnusable} unless
 * this path is new or empty.
 */
export const inNewFolder = async <Result>(
  path: string,
  fill: (unfinished: string) => Promise<Result>,
): Promise<Result> => {
  const folder = resolve(path);
  const unfinished = `${folder}.unfinished`;
  await refuseFilled(folder);
  await mkdir(unfinished, { mode: 0o700 }).catch((error: unknown) => {
    throw codeOf(error) === 'EEXIST'
      ? new BackupUnusable(
          `${unfinished} exists: another run writes it, or one was interrupted. Remove it if none runs`,
        )
      : error;
  });
  try {
    const result = await fill(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return result;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
