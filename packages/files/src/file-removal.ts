import { athletePrefix, parseFileKey } from './keys.ts';
import type { FileStore } from './store/file-store.ts';

/**
 * Removes the bytes of all files of an athlete and returns the number of files; a dry run only counts them. Throws if
 * any may be left. Removing missing files is a no-op.
 */
export type FileRemoval = (athleteId: string, options?: { readonly dryRun?: boolean }) => Promise<number>;

export const createFileRemoval =
  (store: FileStore): FileRemoval =>
  async (athleteId, { dryRun = false } = {}) => {
    const prefix = athletePrefix(athleteId);
    const fileIds = new Set<string>();
    for await (const key of store.keys(prefix)) {
      const file = parseFileKey(key);
      if (file) fileIds.add(file.fileId);
    }
    if (!dryRun) await store.removeAll(prefix);
    return fileIds.size;
  };
