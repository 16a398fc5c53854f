import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../store/file-store.ts';
import { openFileStore } from '../store/open-file-store.ts';

export interface ThrowawayStore {
  readonly store: FileStore;
  readonly folder: string;
  close(): Promise<void>;
}

/** Opens a store in a temporary folder, which closing it removes. */
export const openThrowawayStore = async (): Promise<ThrowawayStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-files-'));
  const store = await openFileStore({ in: 'folder', folder });
  return { store, folder, close: () => rm(folder, { recursive: true, force: true }) };
};
