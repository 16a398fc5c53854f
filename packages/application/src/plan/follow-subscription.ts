import { randomUUID } from 'node:crypto';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider, type Subscription } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';
import type { PlanDeps } from './plan-deps.ts';

export interface FollowSubscriptionInput {
  readonly athleteId: string;
  /** Its current state at Stripe. */
  readonly subscription: Subscription;
}

/** Updates the plan from Stripe's state; appends nothing if nothing changed. */
export const followSubscription = (
  { log, now }: PlanDeps,
  actor: Actor,
  { athleteId, subscription }: FollowSubscriptionInput,
): Promise<Outcome<Handled<PlanEvent>, PlanRefusal>> => {
  // Each run has a new id, because Stripe's state may have changed.
  const commandId = randomUUID();
  return handleCommand({
    log,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    commandId,
    command: { type: 'SyncSubscription', subscription },
    context: { at: now() },
    metadata: metadataOf(actor, commandId),
  });
};
