import type { EventLog } from '@palmares/db/event-store';
import { type Outcome, streamOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanRefusal, planDecider } from '@palmares/domain/plan';
import { type Actor, metadataOf } from '../actor.ts';
import { type Handled, handleCommand } from '../commands/handle-command.ts';

interface Deps {
  readonly log: EventLog;
}

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

const onPlan = (actor: Operator, { commandId, athleteId }: GrantOf) => ({
  decider: planDecider,
  stream: streamOf('plan', athleteId),
  commandId,
  context: { at: new Date() },
  metadata: metadataOf(actor, commandId),
});

/** Grants an athlete the Athlete Plan without a subscription, for the operator's stated reason. */
export const grantPlan = ({ log }: Deps, actor: Operator, input: GrantPlanInput): Granted =>
  handleCommand({
    log,
    ...onPlan(actor, input),
    command: { type: 'GrantPlan', until: input.until, reason: actor.reason },
  });

/** Ends the granted plan; appends nothing if none was granted. Leaves a subscription as it is. */
export const endGrant = ({ log }: Deps, actor: Operator, input: GrantOf): Granted =>
  handleCommand({ log, ...onPlan(actor, input), command: { type: 'EndGrant' } });
