import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { date, moment, objectOf, wholeFrom } from './shapes.ts';

export interface LastCheck {
  /** The newest root that was compared. */
  readonly date: string;
  readonly at: string;
  /** Roots that prove nothing. */
  readonly files: number;
  /** Streams that are not what was signed. */
  readonly streams: number;
}

const isLastCheck = objectOf({ date, at: moment, files: wholeFrom(0), streams: wholeFrom(0) });

const fileIn = (folder: string): string => join(folder, 'last-check.json');

/** What the daily check found; kept beside the roots, where every worker and the doctor look. */
export const keepLastCheck = async (folder: string, found: LastCheck): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.last-check.${randomBytes(4).toString('hex')}.draft`);
  try {
    await writeFile(draft, `${JSON.stringify(found)}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await rename(draft, fileIn(folder));
  } finally {
    await rm(draft, { force: true });
  }
};

/** Null when nothing was checked yet, or what is there is no such file: it is checked again then. */
export const readLastCheck = async (folder: string): Promise<LastCheck | null> => {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    const found: unknown = JSON.parse(text);
    return isLastCheck(found) ? found : null;
  } catch {
    return null;
  }
};
