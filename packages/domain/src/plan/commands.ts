import { z } from 'zod/mini';
import { absentOr } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';
import type { SyncSubscription } from './sync-subscription.ts';

/** Granted by an operator, whose reason is kept in the history. */
export const grantPlan = z.object({
  type: z.literal('GrantPlan'),
  until: z.nullable(z.iso.datetime({ offset: true, error: absentOr('date_invalid') })),
  reason: line({ min: 2, max: 200, required: true }),
});
export type GrantPlan = z.infer<typeof grantPlan>;

export interface EndGrant {
  readonly type: 'EndGrant';
}

/** Takes a subscription that ended off the athlete's list. */
export interface RemoveSubscription {
  readonly type: 'RemoveSubscription';
  readonly subscriptionId: string;
}

export type PlanCommand = SyncSubscription | RemoveSubscription | GrantPlan | EndGrant;
