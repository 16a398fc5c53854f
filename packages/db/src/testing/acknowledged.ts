import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '@palmares/event-store/projector/project-batch';

const AGAIN_MS = 20;

/** Tries until somebody says how it ended, as a client does that repeats its command when the connection is lost. */
export const untilAcknowledged = async <Result>(
  attempt: () => Promise<Result>,
  onLost?: () => void,
): Promise<Result> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onLost?.();
      await pause(AGAIN_MS);
    }
  }
};
