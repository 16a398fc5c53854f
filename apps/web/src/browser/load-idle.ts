import { deferred } from './deferred.ts';
import { whenIdle } from './when-idle.ts';
import { whenOnline } from './when-online.ts';

type Load = () => Promise<unknown> | undefined;

/** Resolves when `signal` aborts. */
const aborted = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = deferred<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
};

/** Passes take turns, because two at once would load twice as much between two keys. */
let turn: Promise<unknown> = Promise.resolve();

/** Loads one part; if the connection is lost meanwhile, again once it is back. Resolves to false if it was aborted. */
const loaded = async (load: Load, signal: AbortSignal): Promise<boolean> => {
  for (;;) {
    await whenOnline(signal);
    await whenIdle();
    if (signal.aborted) return false;
    try {
      await load();
      return true;
    } catch (error) {
      if (navigator.onLine) throw error;
    }
  }
};

const pass = async (loads: readonly Load[], signal: AbortSignal): Promise<boolean> => {
  for (const load of loads) if (!(await loaded(load, signal))) return false;
  return true;
};

/**
 * Loads code ahead, one part after the other while the page is idle and the device online, so that no key waits. Resolves
 * to true once all is loaded, to false if it was aborted; rejects if a part cannot be loaded.
 */
export const loadIdle = (loads: readonly Load[], signal: AbortSignal): Promise<boolean> => {
  // A part that never arrives must not hold up the passes of the next page.
  const own = turn.then(() => Promise.race([pass(loads, signal), aborted(signal).then(() => false)]));
  turn = own.catch(() => undefined);
  return own;
};

const REST_MS = 3000;

const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Loads like `loadIdle` once the page has been open for three seconds: one that is soon left loads nothing ahead. */
export const loadIdleAfterRest: typeof loadIdle = async (loads, signal) => {
  await rested(signal);
  return loadIdle(loads, signal);
};
