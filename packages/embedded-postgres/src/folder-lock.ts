import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './process-start.ts';

export interface FolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly started: string;
}

const readHolder = (file: string): Holder | undefined => {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split('\n');
    return pid && started ? { pid: Number(pid), started } : undefined;
  } catch {
    return undefined;
  }
};

const isAlive = (holder: Holder | undefined): boolean =>
  holder !== undefined && processStart(holder.pid) === holder.started;

/**
 * Returns the id of the live process that holds the lock. A killed process leaves its file behind but holds nothing.
 */
export const lockHolder = (folder: string, name: string): number | undefined => {
  const holder = readHolder(join(folder, name));
  return isAlive(holder) ? holder?.pid : undefined;
};

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by another run (process ${pid}). Stop that one first, or give this one another folder.`);
    this.name = 'FolderInUse';
  }
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Removes a stale lock file. Another run may have put its new lock there meanwhile, so the file is moved first, and put
 * back if its process is alive.
 */
const removeStale = (file: string): void => {
  const moved = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, moved);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (isAlive(readHolder(moved))) linkSync(moved, file);
  rmSync(moved, { force: true });
};

export const lockFolder = (folder: string, name = 'run.lock'): FolderLock => {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  // Linked into place when complete, so that nobody reads a half-written lock.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${processStart(process.pid) ?? ''}\n`);
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const pid = lockHolder(folder, name);
      if (pid !== undefined) throw new FolderInUse(folder, pid);
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
};
