import type { Database } from '@palmares/db';
import { withBillingLease } from '@palmares/db/billing';
import type { EventLog } from '@palmares/db/event-store';
import { type GrantPlanInput, grantPlan, type Operator } from './grant-plan.ts';

/** Longer than a lease lasts, so that an operator waits for one whose holder has died. */
const PATIENCE_MS = 75_000;

interface Needs {
  readonly log: EventLog;
  readonly database: Database;
  /** Ends the athlete's open Checkouts at the payment provider. */
  readonly closeCheckouts: () => Promise<void>;
}

/**
 * Gives the plan while no Checkout is being opened, and then closes those that are open: nobody pays for what they were
 * given. Returns `taken` if somebody else keeps changing what the athlete pays.
 */
export const grantInTurn = ({ log, database, closeCheckouts }: Needs, actor: Operator, input: GrantPlanInput) =>
  withBillingLease(database, { athleteId: input.athleteId, patienceMs: PATIENCE_MS }, async () => {
    const granted = await grantPlan({ log }, actor, input);
    if (granted.ok) await closeCheckouts();
    return granted;
  });
