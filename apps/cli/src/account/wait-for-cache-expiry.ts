import { setTimeout as sleep } from 'node:timers/promises';
import { withProgress } from '../integrity/with-progress.ts';

/** Waits, with a countdown on a terminal. */
export const waitForCacheExpiry = (milliseconds: number): Promise<void> =>
  withProgress('waiting until every process has dropped the key', 'seconds', async (onProgress) => {
    const total = Math.ceil(milliseconds / 1000);
    for (let second = 0; second < total; second += 1) {
      onProgress(second, total);
      await sleep(Math.min(1000, milliseconds - second * 1000));
    }
    onProgress(total, total);
  });
