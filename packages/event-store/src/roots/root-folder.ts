import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const ENDING = '.root.gz';
const NAMED = /^(\d{4}-\d{2}-\d{2})\.root\.gz$/;

const DAY_MS = 86_400_000;

/** Formats a root's date in UTC, such as `2026-11-21`. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Number of days from 1970-01-01 to that date. */
export const dayNumber = (date: string): number => Math.round(Date.parse(date) / DAY_MS);

export const rootFile = (folder: string, date: string): string => join(folder, `${date}${ENDING}`);

/** Lists the dates that have a root, oldest first; empty if there is no folder yet. */
export const rootDates = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => NAMED.exec(name)?.[1] ?? []).sort();
};

export const sha256OfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
};

export interface RootsState {
  readonly count: number;
  /** Date of the newest root; null if there is none. */
  readonly newest: string | null;
  /** Age of the newest root in whole days: 0 if it is today's. */
  readonly daysOld: number | null;
}

/** Lists the folder's roots without opening a file. */
export const rootsState = async (folder: string, now = new Date()): Promise<RootsState> => {
  const dates = await rootDates(folder);
  const newest = dates.at(-1) ?? null;
  const daysOld = newest === null ? null : dayNumber(dateOf(now)) - dayNumber(newest);
  return { count: dates.length, newest, daysOld };
};
