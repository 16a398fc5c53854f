import type { Database } from '@palmares/db';
import { withBillingLease } from '@palmares/db/billing';
import { type GrantPlanInput, grantPlan, type Operator } from './grant-plan.ts';
import type { PlanDeps } from './plan-deps.ts';

/** Longer than a lease lasts, so that an operator outwaits the lease of a process that died. */
const TIMEOUT_MS = 75_000;

interface Deps extends PlanDeps {
  readonly database: Database;
  /** Ends the athlete's open Checkouts at the payment provider. */
  readonly closeCheckouts: () => Promise<void>;
}

/**
 * Grants the plan while no Checkout is being opened, then closes the open ones, so that nobody pays for a granted plan.
 * Returns `taken` if others keep holding the athlete's billing lease.
 */
export const grantInTurn = ({ database, closeCheckouts, ...deps }: Deps, actor: Operator, input: GrantPlanInput) =>
  withBillingLease(database, { athleteId: input.athleteId, timeoutMs: TIMEOUT_MS }, async () => {
    const granted = await grantPlan(deps, actor, input);
    if (granted.ok) await closeCheckouts();
    return granted;
  });
