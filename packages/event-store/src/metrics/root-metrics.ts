import { readLastCheck } from '../roots/last-check.ts';
import type { Instruments } from './instruments.ts';

/** What the last check of the signed roots found, whichever worker made it. Left out while there is none to read. */
export const rootMetrics = ({ gauge }: Instruments, folder: string | undefined): (() => Promise<void>) => {
  const faults = gauge({
    name: 'palmares_root_faults',
    help: 'Streams that did not fit the two newest signed roots when they were last compared, and roots that prove nothing.',
    labelNames: ['what'],
  });
  return async () => {
    const found = folder === undefined ? null : await readLastCheck(folder).catch(() => null);
    faults.clear();
    if (!found) return;
    faults.set({ what: 'streams' }, found.streams);
    faults.set({ what: 'roots' }, found.files);
  };
};
