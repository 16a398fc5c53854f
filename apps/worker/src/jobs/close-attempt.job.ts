import { closeAttempt, StreamClosed } from '@palmares/application';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { job, type Run } from './job.ts';

interface Deps {
  readonly log: EventLog;
  readonly now: () => Date;
}

interface RunningAttempt {
  readonly athleteId: string;
  readonly attemptId: string;
}

const name = 'close-attempt';

/** Closes one attempt if its time is over. True if this call finished it. */
export const closeOverdue = async (
  { log: events, now }: Deps,
  { athleteId, attemptId }: RunningAttempt,
  { jobId, log }: Pick<Run, 'jobId' | 'log'>,
): Promise<boolean> => {
  try {
    const closed = await closeAttempt({ log: events }, { kind: 'system', jobId }, { athleteId, attemptId, at: now() });
    if (!closed.ok) throw new Error(`Attempt ${attemptId} could not be closed: ${closed.refusal.code}`);
    return closed.value.events.length > 0;
  } catch (error) {
    if (!(error instanceof StreamClosed || error instanceof KeyDestroyed)) throw error;
    log.info({ attemptId }, 'the attempt’s athlete was erased');
    return false;
  }
};

/** Runs shortly after the deadline of an attempt, whose athlete may have left or finished. */
export const closeAttemptJob = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 5,
    handle: async (attempt, run) => {
      if (await closeOverdue(deps, attempt, run)) run.log.info(attempt, 'attempt closed at its deadline');
    },
  });
