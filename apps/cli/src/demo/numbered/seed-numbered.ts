import type { Database } from '@palmares/db';
import { hashPassword } from '@palmares/db/accounts';
import { numbersMade } from '@palmares/db/demo-athletes';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { hashPasscode } from '@palmares/db/sharing';
import { numberedAthlete } from '@palmares/domain/demo';
import { withAdvisoryLock } from '@palmares/event-store';
import type { Keyring } from '@palmares/event-store/event-log';
import { now } from '../../clock.ts';
import { demoPasscode, demoPassword } from '../secrets.ts';
import { numberedFrom, writeBatch } from './write-batch.ts';

export interface SeedNumberedOptions {
  readonly database: Database;
  readonly log: PostgresEventLog;
  readonly keyring: Keyring;
  readonly pepper: Buffer;
  /** Number of athletes that the seed should have in total. */
  readonly athletes: number;
  readonly seed: number;
  readonly dryRun: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface SeededNumbered {
  readonly athletes: number;
  readonly seed: number;
  /** Athletes made by earlier runs. */
  readonly before: number;
  readonly made: number;
  readonly seconds: number;
}

/** Long enough to share a commit, short enough that a run that is killed loses little. */
const BATCH = 20;
/** While one transaction waits for the database, the next athletes are generated. */
const LANES = 3;

const seedOnce = async (options: SeedNumberedOptions): Promise<SeededNumbered> => {
  const { database, log, keyring, pepper, athletes, seed, dryRun, onProgress } = options;
  const made = await numbersMade(database.kysely, seed);
  const left = Array.from({ length: athletes }, (_, number) => number).filter((number) => !made.has(number));
  const report = { athletes, seed, before: athletes - left.length, made: left.length };
  if (dryRun || left.length === 0) return { ...report, seconds: 0 };

  const passwordHash = await hashPassword(demoPassword(pepper));
  const passcodeHash = await hashPasscode(pepper, demoPasscode(pepper));
  const deps = { log, keyring, passwordHash, passcodeHash, seed };
  const began = performance.now();
  let next = 0;
  let done = report.before;
  const work = async (): Promise<void> => {
    while (next < left.length) {
      const numbers = left.slice(next, next + BATCH);
      next += numbers.length;
      const at = now();
      await writeBatch(
        deps,
        numbers.map((number) => numberedFrom(numberedAthlete(seed, number), number, at)),
      );
      done += numbers.length;
      onProgress?.(done, athletes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return { ...report, seconds: (performance.now() - began) / 1000 };
};

/** Makes the athletes of a seed that do not exist yet. Of two runs at the same time, the second waits for the first. */
export const seedNumbered = (options: SeedNumberedOptions): Promise<SeededNumbered> =>
  withAdvisoryLock(options.database, 'demo seed', () => seedOnce(options));
