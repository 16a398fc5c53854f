import type { EventLog } from '@palmares/db/event-store';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';

export interface GrantPlanInput {
  readonly commandId: string;
  readonly athleteId: string;
  /** ISO time, or null for a permanent grant. */
  readonly until: string | null;
}

/** Gives an athlete the Athlete Plan without a subscription, for the operator's stated reason. */
export const grantPlan = (
  { log }: { readonly log: EventLog },
  actor: Extract<Actor, { kind: 'operator' }>,
  { commandId, athleteId, until }: GrantPlanInput,
): Promise<Outcome<Handled<PlanEvent>, PlanRefusal>> =>
  handleCommand({
    log,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    commandId,
    command: { type: 'GrantPlan', until, reason: actor.reason },
    context: { at: new Date() },
    metadata: metadataOf(actor, commandId),
  });
