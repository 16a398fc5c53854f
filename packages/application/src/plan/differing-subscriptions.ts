import type { Queryable } from '@palmares/db';
import { plansOf } from '@palmares/db/read-models';
import { planDecider, type Subscription, wouldChange } from '@palmares/domain/plan';
import { z } from 'zod';

/** A subscription as Stripe reports it. */
export interface ReportedSubscription {
  /** From the subscription's metadata. */
  readonly athleteId: string | null;
  readonly snapshot: Subscription;
}

export interface DifferingSubscription {
  readonly athleteId: string;
  readonly snapshot: Subscription;
}

/** An id of somebody else's making in the metadata belongs to no athlete of ours. */
const isOurs = (reported: ReportedSubscription): reported is DifferingSubscription =>
  z.uuid().safeParse(reported.athleteId).success;

/** The subscriptions whose report would change their athlete's plan. */
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
  return ours.filter(({ athleteId, snapshot }) =>
    wouldChange(snapshot, plans.get(athleteId) ?? planDecider.initialState, at),
  );
};
