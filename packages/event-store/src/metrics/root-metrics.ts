import { readLastCheck } from '../roots/last-check.ts';
import type { Instruments } from './instruments.ts';

/** What is known not to hold since the log was proven last, whichever worker did. Left out while there is nothing to read. */
export const rootMetrics = ({ gauge }: Instruments, folder: string | undefined): (() => Promise<void>) => {
  const faults = gauge({
    name: 'palmares_root_faults',
    help: 'What did not hold when the log was last proven: chains, streams as they were signed, roots, numbers of events in shards.',
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
