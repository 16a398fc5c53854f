import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  readonly started: string;
}

/** A process id is used again sooner or later; together with the time it started it names one process. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' ? undefined : afterName[19];
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
  }
};

const readHolder = (file: string): Holder | undefined => {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split('\n');
    return pid && started ? { pid: Number(pid), started } : undefined;
  } catch {
    return undefined;
  }
};

/** The process that holds the lock and is still there; a killed one leaves its file behind and holds nothing. */
export const lockHolder = (folder: string, name: string): number | undefined => {
  const holder = readHolder(join(folder, name));
  return holder && startOf(holder.pid) === holder.started ? holder.pid : undefined;
};

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by another run (process ${pid}). Stop that one first, or give this one another folder.`);
    this.name = 'FolderInUse';
  }
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

export const lockFolder = (folder: string, name = 'run.lock'): FolderLock => {
  const file = join(folder, name);
  const mine = `${process.pid}\n${startOf(process.pid) ?? ''}\n`;
  mkdirSync(folder, { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o644 });
      return {
        release: () => {
          if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      const pid = lockHolder(folder, name);
      if (pid !== undefined) throw new FolderInUse(folder, pid);
      // Renaming is atomic: of two runs that find the same stale file one takes it away, the other tries again.
      const stale = `${file}.${process.pid}`;
      try {
        renameSync(file, stale);
        rmSync(stale, { force: true });
      } catch (cause) {
        if (errorCode(cause) !== 'ENOENT') throw cause;
      }
    }
  }
};
