import { readLastCheck } from '../roots/last-check.ts';
import type { Instruments } from './instruments.ts';

/**
 * Returns a function that sets the gauges to the faults known after the last proof by any worker; without a folder, to
 * none.
 */
export const rootMetrics = ({ gauge }: Instruments, folder: string | undefined): (() => Promise<void>) => {
  const faults = gauge({
    name: 'palmares_root_faults',
    help: 'Faults found when the log was last proved: chains, signed streams, roots, event counts of shards.',
    labelNames: ['what'],
  });
  return async () => {
    const found = folder === undefined ? null : await readLastCheck(folder).catch(() => null);
    faults.clear();
    if (!found) return;
    const { chains, streams, files, shards, unnamed } = found.faults;
    faults.set({ what: 'chains' }, chains.length);
    faults.set({ what: 'streams' }, streams.length);
    faults.set({ what: 'roots' }, files.length);
    faults.set({ what: 'shards' }, shards.length);
    faults.set({ what: 'unnamed' }, unnamed);
  };
};
