import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { tryWithAdvisoryLock } from '../../advisory-lock.ts';
import type { Queryable, Tx } from '../../database.ts';
import type { Projection } from '../projection.ts';
import { buildPass, type CopyOptions, copyOf, type Progress, progressOf } from './build-copy.ts';
import { createTables, discard, readModelOf, setReadModel, tableIn } from './read-model-tables.ts';
import { freeze, holdersOf, servingModel, swap } from './swap.ts';

/** Maximum number of remaining events that are read while the serving projection is locked. */
const CLOSE = 1_000;
const PASSES = 20;
/**
 * If more events than this have to be read under the lock, it is released, the copy catches up, and the swap is
 * retried.
 */
const MAX_WHILE_FROZEN = 5_000;
const SWAP_TRIES = 10;
const PAUSE_MS = 250;

export interface RebuildOptions extends CopyOptions {
  /** Starts over instead of resuming an earlier rebuild that died. */
  readonly restart?: boolean;
  /**
   * Builds and swaps, then rolls the swap back. Keeps a copy that an earlier run began, but not one that this run
   * began.
   */
  readonly dryRun?: boolean;
  /** Number of swap attempts before {@link SwapPutOff} is thrown. */
  readonly swapTries?: number;
  /** Called when the n-th swap attempt failed, because the tables are in use or too much was appended meanwhile. */
  readonly onSwapPutOff?: (tries: number) => void;
}

export interface Rebuilt {
  readonly version: number;
  /** The version that served before; null if none did. */
  readonly replaced: number | null;
  /** Where this run resumed an earlier rebuild that died; null if it started over. */
  readonly resumedAt: Progress | null;
  /** Number of events of the kinds it reads. */
  readonly events: number;
  readonly parkedSubjects: number;
}

/** Thrown if another process is rebuilding or verifying this projection. */
class RebuildUnderWay extends Error {
  constructor(projection: Projection) {
    super(`${projection.name} is being rebuilt or verified by another process`);
    this.name = 'RebuildUnderWay';
  }
}

/** Thrown if the copy is complete and kept, but the serving projection could not be locked for the swap. */
class SwapPutOff extends Error {
  constructor({ name, tables }: Projection, tries: number, holders: readonly string[]) {
    const inUse = Object.keys(tables).map((table) => `read.${table}`);
    super(
      `${name} is built, but ${inUse.join(', ')} could not be taken over (tries: ${tries})` +
        `${holders.length > 0 ? ` (in use by ${holders.join('; ')})` : ''}. What was built is kept: run it again`,
    );
    this.name = 'SwapPutOff';
  }
}

class RolledBack extends Error {}
class StillBehind extends Error {}

/** Returns the checkpoint name of a rebuild's copy. */
export const rebuildOf = (projection: Projection): string => copyOf(projection, 'rebuild');

/** Allows one rebuild or verification per projection at a time, across processes. */
export const exclusively = async <Result>(
  { owner, projection }: CopyOptions,
  work: () => Promise<Result>,
): Promise<Result> => {
  const result = await tryWithAdvisoryLock(owner, rebuildOf(projection), work);
  if (result === 'taken') throw new RebuildUnderWay(projection);
  return result;
};

/** Resumes an earlier run's copy if its version matches, else starts a new one. */
const prepare = async (
  tx: Tx,
  { projection, restart = false }: RebuildOptions,
): Promise<{ readonly found: boolean }> => {
  const copy = rebuildOf(projection);
  const begun = await readModelOf(tx, copy);
  const found = !restart && begun?.version === projection.version;
  if (!found) {
    await discard(tx, 'rebuild', copy);
    await createTables(tx, 'rebuild', projection);
    await setReadModel(tx, copy, projection);
  }
  return { found };
};

const analyze = async (db: Queryable, { tables }: Projection): Promise<void> => {
  for (const table of Object.keys(tables)) await sql`analyze ${tableIn('rebuild', table)}`.execute(db);
};

/** Reads until few events are appended during a pass. */
const catchUp = async (options: RebuildOptions, onRead: (events: number) => void): Promise<void> => {
  for (let pass = 1; pass <= PASSES; pass++)
    if ((await buildPass({ options, schema: 'rebuild', onRead })) <= CLOSE) return;
};

/** Postgres error codes: lock not available, deadlock. */
const isLockFailure = (error: unknown): boolean =>
  error instanceof StillBehind ||
  (error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01'));

/** Locks the serving read model, reads the last events and swaps. Returns false if it must be retried. */
const trySwap = async (
  options: RebuildOptions,
  onRead: (events: number) => void,
  finish: (tx: Tx) => Promise<void>,
) => {
  const { owner, projection, dryRun } = options;
  try {
    await owner.kysely.transaction().execute(async (tx) => {
      await freeze(tx, projection);
      const read = await buildPass({ options, schema: 'rebuild', onRead, most: MAX_WHILE_FROZEN });
      if (read >= MAX_WHILE_FROZEN) throw new StillBehind();
      await swap(tx, projection);
      await finish(tx);
      if (dryRun) throw new RolledBack();
    });
  } catch (error) {
    if (isLockFailure(error)) return false;
    if (!(error instanceof RolledBack)) throw error;
  }
  return true;
};

const countParked = async (db: Queryable, { name }: Projection): Promise<number> => {
  const { subjects } = await db
    .selectFrom('parked_subjects')
    .select((eb) => eb.fn.countAll<number>().as('subjects'))
    .where('subscriber', '=', name)
    .executeTakeFirstOrThrow();
  return subjects;
};

/**
 * Builds the projection beside the serving one, from zero or from where an earlier run died, then swaps it in. Readers
 * wait only for the swap. Throws {@link RebuildUnderWay} or {@link SwapPutOff}.
 */
export const rebuild = (options: RebuildOptions): Promise<Rebuilt> =>
  exclusively(options, async () => {
    const { owner, projection, dryRun, swapTries = SWAP_TRIES, onProgress, onSwapPutOff } = options;
    const copy = rebuildOf(projection);
    const { found } = await owner.kysely.transaction().execute((tx) => prepare(tx, options));
    const began = await progressOf(owner.kysely, projection, copy);
    let done = began.done;
    const onRead = (events: number): void => {
      done += events;
      onProgress?.({ done, total: Math.max(began.total, done) });
    };
    onProgress?.(began);
    await catchUp(options, onRead);
    await analyze(owner.kysely, projection);

    const replaced = (await servingModel(owner.kysely, projection))?.version ?? null;
    let parkedSubjects = 0;
    const finish = async (tx: Tx): Promise<void> => {
      parkedSubjects = await countParked(tx, projection);
    };
    for (let tries = 1; !(await trySwap(options, onRead, finish)); tries++) {
      if (tries >= swapTries) throw new SwapPutOff(projection, tries, await holdersOf(owner.kysely, projection));
      onSwapPutOff?.(tries);
      await pause(PAUSE_MS);
      await catchUp(options, onRead);
    }
    if (dryRun && !found) await owner.kysely.transaction().execute((tx) => discard(tx, 'rebuild', copy));
    const resumedAt = found ? began : null;
    return { version: projection.version, replaced, resumedAt, events: done, parkedSubjects };
  });
