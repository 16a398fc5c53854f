import type { Context, Decider } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import { type GrantPlan, grantPlan, type PlanCommand } from './commands.ts';
import type { PlanEvent } from './events.ts';
import { evolvePlan, freePlan, type PlanState } from './state.ts';
import { syncSubscription } from './sync-subscription.ts';

export type PlanRefusal = Refusal<FieldCode>;
type Decision = Outcome<readonly PlanEvent[], PlanRefusal>;

const grant = (command: GrantPlan, state: PlanState): Decision => {
  const parsed = grantPlan.safeParse(command);
  if (!parsed.success) return refusedBy(parsed.error);
  const { until, reason } = parsed.data;
  return accepted(
    same(state.grant, { until, reason }) ? [] : [{ type: 'AthletePlanGranted', data: { until, reason } }],
  );
};

const decide = (command: PlanCommand, state: PlanState, { at }: Context): Decision => {
  switch (command.type) {
    case 'SyncSubscription':
      return accepted(syncSubscription(command, state, at));
    case 'GrantPlan':
      return grant(command, state);
    case 'EndGrant':
      return accepted(state.grant ? [{ type: 'PlanGrantEnded', data: {} }] : []);
  }
};

export const planDecider: Decider<PlanCommand, PlanEvent, PlanState, PlanRefusal> = {
  name: 'plan',
  version: 1,
  initialState: freePlan,
  decide,
  evolve: (state, { event }) => evolvePlan(state, event),
};
