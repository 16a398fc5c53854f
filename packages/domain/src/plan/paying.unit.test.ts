import { describe, expect, it } from 'vitest';
import { isBeside, payingFirstKept } from './paying.ts';
import type { Subscription } from './sync-subscription.ts';

const monday = '2026-11-23T12:00:00.000Z';
const tuesday = '2026-11-24T12:00:00.000Z';

const aSubscription = (id: string, status: Subscription['status'], createdAt: string) => ({
  createdAt,
  snapshot: { id, status, cancelAtPeriodEnd: false, currentPeriodEnd: '2026-12-23T12:00:00.000Z', customerId: 'cus_1' },
});

const kept = (...given: readonly ReturnType<typeof aSubscription>[]) =>
  payingFirstKept(given).map(({ snapshot }) => snapshot.id);

describe('of several paying subscriptions, the one that is kept', () => {
  it('is the older one, and of the same second the one with the smaller id, in whatever order they are reported', () => {
    const [older, newer] = [aSubscription('sub_z', 'active', monday), aSubscription('sub_a', 'active', tuesday)];
    expect(kept(newer, older)).toEqual(['sub_z', 'sub_a']);
    const twin = aSubscription('sub_b', 'active', tuesday);
    expect(kept(twin, newer)).toEqual(['sub_a', 'sub_b']);
    expect(kept(newer, twin)).toEqual(['sub_a', 'sub_b']);
  });

  it('is one that is paid for, although an overdue one is older', () => {
    const [unpaid, overdue] = [aSubscription('sub_1', 'unpaid', monday), aSubscription('sub_2', 'past_due', monday)];
    const paid = aSubscription('sub_3', 'active', tuesday);
    expect(kept(unpaid, overdue, paid)).toEqual(['sub_3', 'sub_2', 'sub_1']);
  });

  it('is none that has ended or was never paid', () => {
    const over = aSubscription('sub_1', 'canceled', monday);
    const never = aSubscription('sub_2', 'incomplete', monday);
    expect(kept(over, never, aSubscription('sub_3', 'active', tuesday))).toEqual(['sub_3']);
  });
});

it('a paying subscription other than the plan’s own is beside it', () => {
  const { snapshot } = aSubscription('sub_2', 'active', monday);
  const current = { id: 'sub_1', customerId: 'cus_1', currentPeriodEnd: tuesday, endsAt: null, graceEndsAt: null };
  expect(isBeside(snapshot, current)).toBe(true);
  expect(isBeside({ ...snapshot, id: 'sub_1' }, current)).toBe(false);
  expect(isBeside({ ...snapshot, status: 'canceled' }, current)).toBe(false);
  expect(isBeside(snapshot, null)).toBe(false);
});
