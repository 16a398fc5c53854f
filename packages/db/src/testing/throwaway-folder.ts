import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolderOf, lockHolder } from '@palmares/embedded-postgres';

const checkout = resolve(import.meta.dirname, '../../../..');

/** A killed run leaves its folder; the lock in it shows whether a run is still using it. */
const clearAbandoned = (folder: string, lockName: string): void => {
  for (const name of readdirSync(folder)) {
    const abandoned = join(folder, name);
    if (existsSync(join(abandoned, lockName)) && lockHolder(abandoned, lockName) === undefined)
      rmSync(abandoned, { recursive: true, force: true });
  }
};

const MEMORY = '/dev/shm';
/** Servers hold a seventh of it at once; compilers and browsers need the rest. */
const ENOUGH_BYTES = 5e9;

/** A file system in memory, where a database is created in a tenth of the time; undefined where there is none or it is small. */
const inMemory = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const room = Math.min(bavail * bsize, process.availableMemory());
    // For all checkouts of a user, so that the next run of any clears what a killed one left.
    return room >= ENOUGH_BYTES ? join(MEMORY, `palmares-${process.getuid?.()}`) : undefined;
  } catch {
    return undefined;
  }
};

interface ThrowawayOptions {
  /** Data that a crash of the machine may lose, and whose speed nobody measures. */
  readonly mayBeInMemory?: boolean;
}

/**
 * Returns an unused path for data of this run only, where the server's user has access. Create the folder with a lock
 * named `lockName`: later runs delete folders whose lock nobody holds.
 */
export const throwawayFolder = (
  purpose: string,
  lockName: string,
  { mayBeInMemory = false }: ThrowawayOptions = {},
): string => {
  const folder = join((mayBeInMemory && inMemory()) || dataFolderOf(checkout), purpose);
  mkdirSync(folder, { recursive: true });
  clearAbandoned(folder, lockName);
  return join(folder, randomBytes(6).toString('hex'));
};
