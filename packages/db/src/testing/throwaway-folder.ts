import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
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

/**
 * Returns an unused path for data of this run only, where the server's user has access. Create the folder with a lock
 * named `lockName`: later runs delete folders whose lock nobody holds.
 */
export const throwawayFolder = (purpose: string, lockName: string): string => {
  const folder = join(dataFolderOf(checkout), purpose);
  mkdirSync(folder, { recursive: true });
  clearAbandoned(folder, lockName);
  return join(folder, randomBytes(6).toString('hex'));
};
