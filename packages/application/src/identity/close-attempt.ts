import { randomUUID } from 'node:crypto';
import type { EventLog } from '@palmares/db/event-store';
import type { Actor } from '../actor.ts';
import { handleIdentityCommand, type IdentityOutcome } from './identity-command.ts';

export interface CloseAttemptInput {
  readonly athleteId: string;
  readonly attemptId: string;
  readonly at: Date;
}

/** Finishes and scores an attempt whose time is over; appends nothing if it is not, or if it was finished before. */
export const closeAttempt = (
  { log }: { readonly log: EventLog },
  actor: Extract<Actor, { kind: 'system' }>,
  { athleteId, attemptId, at }: CloseAttemptInput,
): Promise<IdentityOutcome> =>
  handleIdentityCommand(log, actor, {
    // Each run has a new id, because an earlier one may have come too soon.
    commandId: randomUUID(),
    athleteId,
    command: { type: 'CloseAttempt', attemptId },
    at,
  });
