import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';
import type { PlanDeps } from './plan-deps.ts';

export interface RemoveSubscriptionInput {
  readonly commandId: string;
  readonly athleteId: string;
  readonly subscriptionId: string;
}

/** Removes an ended subscription from the athlete's list; appends nothing if it is not listed. */
export const removeSubscription = (
  { log, now }: PlanDeps,
  actor: Actor,
  { commandId, athleteId, subscriptionId }: RemoveSubscriptionInput,
): Promise<Outcome<Handled<PlanEvent>, PlanRefusal>> =>
  handleCommand({
    log,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    commandId,
    command: { type: 'RemoveSubscription', subscriptionId },
    context: { at: now() },
    metadata: metadataOf(actor, commandId),
  });
