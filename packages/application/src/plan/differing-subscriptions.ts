import type { Queryable } from '@palmares/db';
import { plansOf } from '@palmares/db/read-models';
import { isBeside, planDecider, type Subscription, wouldChange } from '@palmares/domain/plan';
import { z } from 'zod';

/** A subscription as Stripe reports it. */
export interface ReportedSubscription {
  /** From the subscription's metadata. */
  readonly athleteId: string | null;
  readonly snapshot: Subscription;
}

interface OwnSubscription extends ReportedSubscription {
  readonly athleteId: string;
}

export interface DifferingSubscription extends OwnSubscription {
  /** True if it is paid beside the plan's own subscription, so that one of the two must end. */
  readonly beside: boolean;
}

/** Metadata written by others may hold an id that is not an athlete's. */
const isOurs = (reported: ReportedSubscription): reported is OwnSubscription =>
  z.uuid().safeParse(reported.athleteId).success;

/** Returns the subscriptions that would change their athlete's plan, and those that are paid beside the plan's own. */
export const differingSubscriptions = async (
  db: Queryable,
  reported: readonly ReportedSubscription[],
  at: Date,
): Promise<readonly DifferingSubscription[]> => {
  const ours = reported.filter(isOurs);
  const plans = await plansOf(
    db,
    ours.map(({ athleteId }) => athleteId),
  );
  return ours.flatMap((one) => {
    const plan = plans.get(one.athleteId) ?? planDecider.initialState;
    const beside = isBeside(one.snapshot, plan.subscription);
    return beside || wouldChange(one.snapshot, plan, at) ? [{ ...one, beside }] : [];
  });
};
