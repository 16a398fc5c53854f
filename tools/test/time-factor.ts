import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Milliseconds that the fixed work takes on a quiet core of the machine for which the time limits were written. */
const QUIET_MS = 300;

/** Caps the factor, so that limits still end a test that hangs. */
const MAX_FACTOR = 8;

/** Returns 1 if the fixed work took at most as long as on a quiet machine, 2 if it took twice as long. */
export const factorOf = (tookMs: readonly number[]): number =>
  Math.min(MAX_FACTOR, Math.max(1, Math.round((Math.max(...tookMs) / QUIET_MS) * 10) / 10));

const timeOnce = async (): Promise<number> => {
  const [took]: unknown[] = await once(new Worker(new URL('./time-fixed-work.ts', import.meta.url)), 'message');
  return Number(took);
};

/** Returns how many times slower than a quiet machine this one is now, by the same work on each core at once. */
export const measureTimeFactor = async (): Promise<number> =>
  factorOf(await Promise.all(Array.from({ length: availableParallelism() }, timeOnce)));
