import { resolve } from 'node:path';
import type { FileStoreConfig } from '../settings.ts';
import { createDriverStore } from './driver-store.ts';
import type { FileStore } from './file-store.ts';

/** Loads the S3 client only for a bucket: it is larger than the rest of a process that keeps files in a folder. */
export const openFileStore = async (config: FileStoreConfig): Promise<FileStore> => {
  if (config.in === 'folder') {
    const { FolderDriver } = await import('./folder-driver.ts');
    return createDriverStore(new FolderDriver(resolve(config.folder)));
  }
  const { BucketDriver } = await import('./s3-driver.ts');
  return createDriverStore(new BucketDriver(config));
};
