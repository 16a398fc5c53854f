import type { CurrentSubscription } from './state.ts';
import type { Subscription } from './sync-subscription.ts';

interface Reported {
  readonly snapshot: Subscription;
  /** ISO time. */
  readonly createdAt: string;
}

/** Statuses that pay, in the order of preference for keeping one. */
const standing: readonly Subscription['status'][] = ['active', 'past_due', 'unpaid'];

/** True if the payment service takes payments for it, or tries to. */
export const isPaying = ({ status }: Subscription): boolean => standing.includes(status);

const inOrder = (one: Reported, other: Reported): number =>
  standing.indexOf(one.snapshot.status) - standing.indexOf(other.snapshot.status) ||
  Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
  (one.snapshot.id < other.snapshot.id ? -1 : 1);

/**
 * Returns the paying subscriptions of an athlete, the one to keep first: paid before overdue, then the oldest. The
 * order depends only on what is reported, so that everyone who reads the same keeps the same one.
 */
export const payingFirstKept = <One extends Reported>(subscriptions: readonly One[]): readonly One[] =>
  subscriptions.filter(({ snapshot }) => isPaying(snapshot)).sort(inOrder);

/** True if the subscription is paid beside the plan's own. */
export const isBeside = (subscription: Subscription, current: CurrentSubscription | null): boolean =>
  isPaying(subscription) && current !== null && current.id !== subscription.id;
