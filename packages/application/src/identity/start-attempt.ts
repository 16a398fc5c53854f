import type { Tx } from '@palmares/db';
import type { EventLog, PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { GRACE_SECONDS, type IdentityEvent } from '@palmares/domain/identity';
import type { AthleteActor } from '../actor.ts';
import { handleIdentityCommand, type IdentityOutcome } from './identity-command.ts';

export interface StartAttemptInput {
  readonly commandId: string;
  readonly attemptId: string;
  readonly at: Date;
}

/** Seconds after the deadline until the attempt is closed: the grace period, with room for clocks that differ. */
const CLOSE_AFTER_SECONDS = GRACE_SECONDS + 5;

const closeDelayOf = (events: readonly IdentityEvent[], at: Date): number | undefined => {
  const started = events.find((event) => event.type === 'AttemptStarted');
  return started && Math.ceil((Date.parse(started.data.deadline) - at.getTime()) / 1000) + CLOSE_AFTER_SECONDS;
};

interface InTransaction {
  readonly tx: Tx;
  /** The log inside the same transaction. */
  readonly log: EventLog;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Like {@link startAttempt}, in the caller's transaction. */
export const startAttemptInside = async (
  { tx, log, jobs }: InTransaction,
  actor: AthleteActor,
  { commandId, attemptId, at }: StartAttemptInput,
): Promise<IdentityOutcome> => {
  const { athleteId } = actor;
  const command = { type: 'StartAttempt', attemptId } as const;
  const started = await handleIdentityCommand(log, actor, { commandId, athleteId, command, at });
  if (!started.ok || started.value.repeated) return started;
  const delaySeconds = closeDelayOf(started.value.events, at);
  if (delaySeconds !== undefined)
    await jobs.enqueue(tx, 'close-attempt', { athleteId, attemptId }, { key: attemptId, delaySeconds });
  return started;
};

/**
 * Starts the athlete's attempt; does nothing while one runs. Enqueues the job that closes it in the same transaction.
 */
export const startAttempt = (
  { log, jobs }: { readonly log: PostgresEventLog; readonly jobs: Jobs },
  actor: AthleteActor,
  input: StartAttemptInput,
): Promise<IdentityOutcome> =>
  log.transaction((tx, inside) => startAttemptInside({ tx, log: inside, jobs }, actor, input));
