import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';
import type { PlanDeps } from './plan-deps.ts';

export type Operator = Extract<Actor, { kind: 'operator' }>;

interface GrantOf {
  readonly commandId: string;
  readonly athleteId: string;
}

export interface GrantPlanInput extends GrantOf {
  /** ISO time, or null for a permanent grant. */
  readonly until: string | null;
}

type Granted = Promise<Outcome<Handled<PlanEvent>, PlanRefusal>>;

const onPlan = ({ log, now }: PlanDeps, actor: Operator, { commandId, athleteId }: GrantOf) => ({
  log,
  decider: planDecider,
  stream: streamOf('plan', athleteId),
  commandId,
  context: { at: now() },
  metadata: metadataOf(actor, commandId),
});

/** Grants an athlete the Athlete Plan without a subscription, for the operator's stated reason. */
export const grantPlan = (deps: PlanDeps, actor: Operator, input: GrantPlanInput): Granted =>
  handleCommand({
    ...onPlan(deps, actor, input),
    command: { type: 'GrantPlan', until: input.until, reason: actor.reason },
  });

/** Ends the granted plan; appends nothing if none was granted. Leaves a subscription as it is. */
export const endGrant = (deps: PlanDeps, actor: Operator, input: GrantOf): Granted =>
  handleCommand({ ...onPlan(deps, actor, input), command: { type: 'EndGrant' } });
