export { type EndGrant, type GrantPlan, grantPlan, type PlanCommand, type RemoveSubscription } from './commands.ts';
export { type PlanRefusal, planDecider, wouldChange } from './decider.ts';
export { type EndReason, endOf, mayBeCharged, unsubscribedEnd } from './endings.ts';
export type { PlanEvent } from './events.ts';
export { extendedUntil } from './extend.ts';
export { isBeside, isPaying, payingFirstKept } from './paying.ts';
export {
  type CurrentSubscription,
  type EndedSubscription,
  GRACE_DAYS,
  isGranted,
  isSubscriptionLive,
  type Plan,
  type PlanGrant,
  type PlanState,
  planAt,
} from './state.ts';
export type { Subscription, SyncSubscription } from './sync-subscription.ts';
