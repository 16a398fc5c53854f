import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import { checkOwnedPrefix, checkPrefix, type FileKey, type FilePrefix, parseFileKey } from '../keys.ts';
import { FileMissing, type FileStore, type WriteOptions } from './file-store.ts';

/** Methods that a {@link FileStore} needs beyond those of a flydrive driver. */
export interface StoreDriver extends DriverContract {
  write(key: FileKey, body: Readable | Uint8Array, options: WriteOptions): Promise<number>;
  isMissing(error: unknown): boolean;
  removeAbandoned(before: Date): Promise<void>;
}

const checkKey = (key: FileKey): void => {
  if (!parseFileKey(key)) throw new Error('That is no key of a file');
};

async function* keysIn(driver: StoreDriver, prefix: FilePrefix): AsyncGenerator<FileKey> {
  let page: string | undefined;
  do {
    const listed = await driver.listAll(prefix, { recursive: true, ...(page ? { paginationToken: page } : {}) });
    for (const entry of listed.objects) {
      const name = 'key' in entry ? parseFileKey(entry.key) : undefined;
      if (name) yield `athletes/${name.athleteId}/${name.fileId}/${name.size}`;
    }
    page = listed.paginationToken;
  } while (page);
}

/**
 * Wraps a driver as a file store. Validates keys and prefixes at run time, because a type alone does not keep a path
 * out.
 */
export const createDriverStore = (driver: StoreDriver): FileStore => {
  const orMissing = async <Value>(key: FileKey, read: () => Promise<Value>): Promise<Value> => {
    checkKey(key);
    return read().catch((error: unknown) => {
      throw driver.isMissing(error) ? new FileMissing(key) : error;
    });
  };

  return {
    async write(key, body, options) {
      checkKey(key);
      return driver.write(key, body, options);
    },
    read: (key) => orMissing(key, () => driver.getStream(key)),
    async stat(key) {
      const { contentLength, lastModified } = await orMissing(key, () => driver.getMetaData(key));
      return { bytes: contentLength, changedAt: lastModified };
    },
    async remove(key) {
      checkKey(key);
      await driver.delete(key);
    },
    async removeAll(prefix) {
      checkOwnedPrefix(prefix);
      await driver.deleteAll(prefix);
      // Checked, because a bucket answers 200 even if it kept some of them.
      for await (const key of keysIn(driver, prefix)) throw new Error(`The store kept ${key}`);
    },
    keys(prefix) {
      checkPrefix(prefix);
      return keysIn(driver, prefix);
    },
    removeAbandoned: (before) => driver.removeAbandoned(before),
  };
};
