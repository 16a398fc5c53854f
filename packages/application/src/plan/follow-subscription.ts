import { randomUUID } from 'node:crypto';
import type { EventLog } from '@palmares/db/event-store';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider, type Subscription } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';

export interface FollowSubscriptionInput {
  readonly athleteId: string;
  /** As Stripe says it is now. */
  readonly subscription: Subscription;
}

/** Lets the plan follow what Stripe says; news that changes nothing appends nothing. */
export const followSubscription = (
  { log }: { readonly log: EventLog },
  actor: Actor,
  { athleteId, subscription }: FollowSubscriptionInput,
): Promise<Outcome<Handled<PlanEvent>, PlanRefusal>> => {
  // A new id for each try: Stripe may say something else by then.
  const commandId = randomUUID();
  return handleCommand({
    log,
    decider: planDecider,
    stream: streamOf('plan', athleteId),
    commandId,
    command: { type: 'SyncSubscription', subscription },
    context: { at: new Date() },
    metadata: metadataOf(actor, commandId),
  });
};
