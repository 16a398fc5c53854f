import type { BenchContext, Starting } from './suite.ts';

/**
 * Starts something for each call, or in a smoke run once for all suites, because a smoke run would otherwise mostly
 * repeat the same starts.
 */
export const sharedInSmoke = <Started>(start: (starting: Starting) => Promise<Started>) => {
  const started = new WeakMap<Starting, Promise<Started>>();
  return ({ shared, size, progress, defer }: BenchContext): Promise<Started> => {
    if (!shared) return start({ size, progress, defer });
    const running = started.get(shared) ?? start({ size, progress, defer: shared.defer });
    started.set(shared, running);
    return running;
  };
};
