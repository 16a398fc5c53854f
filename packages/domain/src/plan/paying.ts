import type { CurrentSubscription } from './state.ts';
import type { Subscription } from './sync-subscription.ts';

interface Reported {
  readonly snapshot: Subscription;
  /** ISO time. */
  readonly createdAt: string;
}

/** In the order in which one is kept. */
const standing: readonly Subscription['status'][] = ['active', 'past_due', 'unpaid'];

/** True if the payment service takes payments for it, or tries to. */
export const isPaying = ({ status }: Subscription): boolean => standing.includes(status);

const inOrder = (one: Reported, other: Reported): number =>
  standing.indexOf(one.snapshot.status) - standing.indexOf(other.snapshot.status) ||
  Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
  (one.snapshot.id < other.snapshot.id ? -1 : 1);

/**
 * The paying ones of an athlete's subscriptions. The first is kept: one that is paid for before one that is overdue, then
 * the oldest. The order depends on what is reported alone, so that everybody who reads the same keeps the same one.
 */
export const payingFirstKept = <One extends Reported>(subscriptions: readonly One[]): readonly One[] =>
  subscriptions.filter(({ snapshot }) => isPaying(snapshot)).sort(inOrder);

/** True if the subscription is paid beside the plan's own. */
export const isBeside = (subscription: Subscription, current: CurrentSubscription | null): boolean =>
  isPaying(subscription) && current !== null && current.id !== subscription.id;
