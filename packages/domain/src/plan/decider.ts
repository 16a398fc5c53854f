import type { Context, Decider } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import { type GrantPlan, grantPlan, type PlanCommand, type RemoveSubscription } from './commands.ts';
import type { PlanEvent } from './events.ts';
import { evolvePlan, freePlan, type PlanState } from './state.ts';
import { type Subscription, syncSubscription } from './sync-subscription.ts';

export const planCodes = ['subscription_current'] as const;

export type PlanRefusal = Refusal<FieldCode | (typeof planCodes)[number]>;
type Decision = Outcome<readonly PlanEvent[], PlanRefusal>;

const grant = (command: GrantPlan, state: PlanState): Decision => {
  const parsed = grantPlan.safeParse(command);
  if (!parsed.success) return refusedBy(parsed.error);
  const { until, reason } = parsed.data;
  return accepted(
    same(state.grant, { until, reason }) ? [] : [{ type: 'AthletePlanGranted', data: { until, reason } }],
  );
};

const remove = ({ subscriptionId }: RemoveSubscription, { subscription, ended }: PlanState): Decision => {
  if (subscription?.id === subscriptionId) return refused('subscription_current');
  const listed = ended.some(({ id }) => id === subscriptionId);
  return accepted(listed ? [{ type: 'EndedSubscriptionRemoved', data: { subscriptionId } }] : []);
};

const decide = (command: PlanCommand, state: PlanState, { at }: Context): Decision => {
  switch (command.type) {
    case 'SyncSubscription':
      return accepted(syncSubscription(command, state, at));
    case 'RemoveSubscription':
      return remove(command, state);
    case 'GrantPlan':
      return grant(command, state);
    case 'EndGrant':
      return accepted(state.grant ? [{ type: 'PlanGrantEnded', data: {} }] : []);
  }
};

/** True if this report of the payment service would change the plan. */
export const wouldChange = (subscription: Subscription, state: PlanState, at: Date): boolean =>
  syncSubscription({ type: 'SyncSubscription', subscription }, state, at).length > 0;

export const planDecider: Decider<PlanCommand, PlanEvent, PlanState, PlanRefusal> = {
  name: 'plan',
  version: 2,
  initialState: freePlan,
  decide,
  evolve: (state, { event }) => evolvePlan(state, event),
};
