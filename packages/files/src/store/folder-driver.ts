import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileKey } from '../keys.ts';
import { arrive } from './arrive.ts';
import type { StoreDriver } from './driver-store.ts';
import type { WriteOptions } from './file-store.ts';

/** In the same folder as the files, so that a rename never crosses file systems. No key begins with it. */
const ARRIVING = 'arriving';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Flushes a folder, so that its names survive a loss of power. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
};

/**
 * Writes to a temporary file first. flydrive writes to the final name, so a killed process would leave half a file
 * there.
 */
export class FolderDriver extends FSDriver implements StoreDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  async write(key: FileKey, body: Readable | Uint8Array, { atMost }: WriteOptions): Promise<number> {
    const path = join(this.#root, key);
    const arriving = join(this.#root, ARRIVING, randomUUID());
    await mkdir(dirname(arriving), { recursive: true, mode: 0o700 });
    try {
      const bytes = await this.#fill(arriving, body, atMost);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(arriving, path);
      await this.#syncUpwards(dirname(path));
      return bytes;
    } catch (error) {
      await rm(arriving, { force: true });
      throw error;
    }
  }

  /** Opens the file at once, so that a missing one throws here; flydrive opens it only when it is read. */
  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#root, key), 'r');
    return file.createReadStream();
  }

  isMissing(error: unknown): boolean {
    return isMissing(error);
  }

  async removeAbandoned(before: Date): Promise<void> {
    const folder = join(this.#root, ARRIVING);
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names) {
      const path = join(folder, name);
      // A file that was completed meanwhile is gone.
      const changed = await stat(path).catch(() => undefined);
      if (changed && changed.mtime < before) await rm(path, { force: true });
    }
  }

  async #fill(path: string, body: Readable | Uint8Array, atMost: number): Promise<number> {
    const file = await open(path, 'wx', 0o600);
    try {
      const bytes = await arrive(file, body, atMost);
      await file.sync();
      return bytes;
    } finally {
      await file.close();
    }
  }

  async #syncUpwards(folder: string): Promise<void> {
    for (let at = folder; at !== this.#root; at = dirname(at)) await syncFolder(at);
    await syncFolder(this.#root);
  }
}
