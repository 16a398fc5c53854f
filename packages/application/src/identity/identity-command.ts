import { randomInt } from 'node:crypto';
import type { EventLog } from '@palmares/db/event-store';
import {
  type IdentityCommand,
  type IdentityContext,
  type IdentityEvent,
  type IdentityRefusal,
  identityDecider,
  scoringRule,
} from '@palmares/domain/identity';
import { banks } from '@palmares/domain/identity/bank';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand, previewCommand } from '../commands/handle-command.ts';

export type IdentityOutcome = Outcome<Handled<IdentityEvent>, IdentityRefusal>;

export interface IdentityRequest {
  readonly commandId: string;
  readonly athleteId: string;
  readonly command: IdentityCommand;
  /** The server's time; the device's clock is never used. */
  readonly at: Date;
  readonly dryRun?: boolean;
}

const SEEDS = 2 ** 32;

export const identityContext = (at: Date): IdentityContext => ({
  at,
  banks,
  rule: scoringRule,
  seed: randomInt(SEEDS),
});

/** Decides in {@link identityContext} and appends; a dry run only decides. */
export const handleIdentityCommand = (
  log: EventLog,
  actor: Actor,
  { commandId, athleteId, command, at, dryRun = false }: IdentityRequest,
): Promise<IdentityOutcome> =>
  (dryRun ? previewCommand : handleCommand)({
    log,
    decider: identityDecider,
    stream: streamOf('identity', athleteId),
    commandId,
    command,
    context: identityContext(at),
    metadata: metadataOf(actor, commandId),
  });
