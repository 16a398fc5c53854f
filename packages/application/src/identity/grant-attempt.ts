import type { EventLog } from '@palmares/db/event-store';
import type { Actor } from '../actor.ts';
import { handleIdentityCommand, type IdentityOutcome } from './identity-command.ts';

export interface GrantAttemptInput {
  readonly commandId: string;
  readonly athleteId: string;
  readonly minutes: number;
  readonly at: Date;
  /** Reports what it would do, and appends nothing. */
  readonly dryRun?: boolean;
}

/** Grants an athlete one more attempt of that many minutes, for the operator's stated reason. */
export const grantAttempt = (
  { log }: { readonly log: EventLog },
  actor: Extract<Actor, { kind: 'operator' }>,
  { commandId, athleteId, minutes, at, dryRun = false }: GrantAttemptInput,
): Promise<IdentityOutcome> =>
  handleIdentityCommand(log, actor, {
    commandId,
    athleteId,
    command: { type: 'GrantAttempt', minutes, reason: actor.reason },
    at,
    dryRun,
  });
