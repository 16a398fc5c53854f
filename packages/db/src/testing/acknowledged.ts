import { setTimeout as pause } from 'node:timers/promises';
import type { AppendRequest, AppendResult, EventLog } from '@palmares/domain/application/event-log';
import { isPassing } from '../projections/project-batch.ts';

const AGAIN_MS = 20;

/** Appends, and again with the same command while nobody said how it ended, as a client does whose connection is lost. */
export const untilAcknowledged = async (
  log: EventLog,
  request: AppendRequest,
  onLost?: () => void,
): Promise<AppendResult> => {
  for (;;) {
    try {
      return await log.append(request);
    } catch (error) {
      if (!isPassing(error)) throw error;
      onLost?.();
      await pause(AGAIN_MS);
    }
  }
};
