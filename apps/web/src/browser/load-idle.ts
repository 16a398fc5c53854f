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
