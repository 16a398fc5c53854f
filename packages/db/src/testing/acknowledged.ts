import { setTimeout as pause } from 'node:timers/promises';
import { faultOf } from '@palmares/event-store/testing';

const RETRY_MS = 20;

const RETRYABLE: ReadonlySet<string> = new Set(['round', 'slow']);

/** Retries until the outcome is known, like a client that resends its command after a lost connection. */
export const retryUntilAcknowledged = async <Result>(
  attempt: () => Promise<Result>,
  onLost?: () => void,
): Promise<Result> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!RETRYABLE.has(faultOf(error))) throw error;
      onLost?.();
      await pause(RETRY_MS);
    }
  }
};
