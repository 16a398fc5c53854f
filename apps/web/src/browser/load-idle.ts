import { whenIdle } from './when-idle.ts';

/**
 * Loads code ahead, one part after the other while the page is idle, so that no key waits. Resolves to true once all is
 * loaded, to false if it ended early; rejects if a part cannot be loaded.
 */
export const loadIdle = async (
  loads: readonly (() => Promise<unknown> | undefined)[],
  signal: AbortSignal,
): Promise<boolean> => {
  for (const load of loads) {
    await whenIdle();
    if (signal.aborted || !navigator.onLine) return false;
    await load();
  }
  return true;
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
