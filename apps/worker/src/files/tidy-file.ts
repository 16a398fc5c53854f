import type { Database } from '@palmares/db';
import { type FileRow, fileOf, type OwnFile } from '@palmares/db/files';
import { type FileStore, fileKey, filePrefix } from '@palmares/files';

interface Deps {
  readonly database: Database;
  readonly store: FileStore;
}

/** Removes the bytes that the row, as it is now, does not name. */
export const tidyFile = async ({ database, store }: Deps, file: OwnFile): Promise<FileRow['state'] | 'gone'> => {
  const state = (await fileOf(database.kysely, file))?.state ?? 'gone';
  // The athlete was erased, or gave it up, while it was processed.
  if (state === 'gone' || state === 'refused') await store.removeAll(filePrefix(file));
  if (state === 'ready' || state === 'removed') await store.remove(fileKey({ ...file, size: 'upload' }));
  return state;
};
