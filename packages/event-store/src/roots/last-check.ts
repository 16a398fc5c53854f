import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../integrity/faults.ts';
import { SLOTS } from '../integrity/slots.ts';
import { anyText, date, integerFrom, listOf, moment, objectOf, oneOf, orNull } from './shapes.ts';

/** The state of the proof: when each part was last proved, and the known faults. */
export interface LastCheck {
  /** The day of the last daily proof. */
  readonly date: string;
  /** When anything was last proved. */
  readonly at: string;
  /** For each slot, the date on which it was last proved; null if never. */
  readonly slots: readonly (string | null)[];
  readonly faults: Faults;
}

const faults = objectOf({
  chains: listOf(
    objectOf({
      stream: anyText,
      version: integerFrom(0),
      eventId: orNull(anyText),
      fault: oneOf('changed', 'missing', 'reordered', 'cut', 'head'),
    }),
  ),
  streams: listOf(
    objectOf({
      stream: anyText,
      date,
      version: integerFrom(1),
      fault: oneOf('shorter', 'rewritten'),
      intactTo: integerFrom(0),
    }),
  ),
  files: listOf(
    objectOf({
      date,
      fault: oneOf(
        'unreadable',
        'changed',
        'not signed',
        'signed with another key',
        'of another date',
        'does not follow the one before',
        'missing',
      ),
    }),
  ),
  shards: listOf(
    objectOf({
      shard: integerFrom(0),
      date,
      signed: integerFrom(Number.MIN_SAFE_INTEGER),
      found: integerFrom(Number.MIN_SAFE_INTEGER),
    }),
  ),
  unnamed: integerFrom(0),
});

const isLastCheck = objectOf({ date, at: moment, slots: listOf(orNull(date), SLOTS), faults });

const fileIn = (folder: string): string => join(folder, 'last-check.json');

/** Writes the result beside the roots, where every worker and the doctor read it. */
export const writeLastCheck = async (folder: string, found: LastCheck): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.last-check.${randomBytes(4).toString('hex')}.draft`);
  try {
    await writeFile(draft, `${JSON.stringify(found)}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await rename(draft, fileIn(folder));
  } finally {
    await rm(draft, { force: true });
  }
};

/** Returns null if nothing was checked yet or the file is not valid; everything is then proved again. */
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
