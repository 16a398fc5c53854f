import type { EventLog } from '@palmares/db/event-store';
import type { AthleteActor } from '../actor.ts';
import { handleIdentityCommand, type IdentityOutcome } from './identity-command.ts';

export interface FinishAttemptInput {
  readonly commandId: string;
  readonly attemptId: string;
  readonly at: Date;
}

/** Finishes the attempt and scores it. */
export const finishAttempt = (
  { log }: { readonly log: EventLog },
  actor: AthleteActor,
  { commandId, attemptId, at }: FinishAttemptInput,
): Promise<IdentityOutcome> =>
  handleIdentityCommand(log, actor, {
    commandId,
    athleteId: actor.athleteId,
    command: { type: 'FinishAttempt', attemptId },
    at,
  });
