import { setTimeout as pause } from 'node:timers/promises';
import { faultOf } from '@palmares/event-store/testing';

const AGAIN_MS = 20;

const WORTH_ANOTHER_TRY: ReadonlySet<string> = new Set(['round', 'slow']);

/** Retries until the outcome is known, like a client that resends its command after a lost connection. */
export const untilAcknowledged = async <Result>(
  attempt: () => Promise<Result>,
  onLost?: () => void,
): Promise<Result> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!WORTH_ANOTHER_TRY.has(faultOf(error))) throw error;
      onLost?.();
      await pause(AGAIN_MS);
    }
  }
};
