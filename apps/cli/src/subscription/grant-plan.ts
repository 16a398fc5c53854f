import { randomUUID } from 'node:crypto';
import { grantInTurn } from '@palmares/application';
import { now } from '../clock.ts';
import { Problem } from '../output.ts';
import { writeNotice } from '../terminal.ts';
import { mustBeAccepted, type PlanToChange } from './plan-change.ts';

/** Closes the athlete's payment pages. Ignores Stripe's failures, which are a reason to grant the plan. */
const closeCheckouts = async ({ athleteId, email, state, stripe }: PlanToChange): Promise<void> => {
  try {
    await stripe.closeCheckouts({ athleteId, email, customerId: state.subscription?.customerId ?? null });
  } catch (error) {
    const { BillingFailed } = await import('@palmares/billing');
    if (!(error instanceof BillingFailed)) throw error;
    writeNotice(`palmares: the plan is granted, but an open payment page may still be paid: ${error.message}`);
  }
};

/** Gives the plan until then (an ISO time), or for good, and closes the athlete's payment pages. */
export const grantUntil = async (plan: PlanToChange, until: string | null): Promise<void> => {
  const { athleteId, log, database, actor } = plan;
  const granted = await grantInTurn({ log, now, database, closeCheckouts: () => closeCheckouts(plan) }, actor, {
    commandId: randomUUID(),
    athleteId,
    until,
  });
  if (granted === 'taken') throw new Problem('a payment page is being opened for this athlete; try again in a minute');
  mustBeAccepted(granted);
};
