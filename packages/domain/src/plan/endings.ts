import type { CurrentSubscription } from './state.ts';

type Ending = Pick<CurrentSubscription, 'endsAt' | 'graceEndsAt'>;

const earlier = (one: string, other: string | null): string =>
  other === null || Date.parse(one) < Date.parse(other) ? one : other;

/**
 * When an unsubscribed plan ends: with its period or, while that is not paid for, with the grace period if that is
 * earlier. Null while the subscription renews.
 */
export const unsubscribedEnd = ({ endsAt, graceEndsAt }: Ending): string | null =>
  endsAt === null ? null : earlier(endsAt, graceEndsAt);

/** True if the payment service may still take a payment: it retries one, or the subscription renews. */
export const mayBeCharged = ({ endsAt, graceEndsAt }: Ending): boolean => endsAt === null || graceEndsAt !== null;

export type EndReason = 'unpaid' | 'unsubscribed' | 'stopped';

/** Why and when a plan ended, given its subscription before the end and the ISO time at which the end was reported. */
export const endOf = (
  { endsAt, graceEndsAt }: Ending,
  reportedAt: string,
): { readonly reason: EndReason; readonly at: string } => ({
  reason: graceEndsAt !== null ? 'unpaid' : endsAt !== null ? 'unsubscribed' : 'stopped',
  at: earlier(earlier(reportedAt, endsAt), graceEndsAt),
});
