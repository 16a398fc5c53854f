import { describe, expect, it } from 'vitest';
import { athleteSubscription } from './subscription-snapshot.ts';

const end = Date.parse('2026-12-21T08:30:00Z') / 1000;
const fromStripe = {
  id: 'sub_1',
  created: Date.parse('2026-11-21T08:30:00Z') / 1000,
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  customer: 'cus_1',
  metadata: { athleteId: 'athlete-1' },
  items: { data: [{ current_period_end: end }] },
};

describe('a subscription from Stripe', () => {
  it('has the end of the period that is on its item', () => {
    expect(athleteSubscription(fromStripe)).toEqual({
      athleteId: 'athlete-1',
      snapshot: {
        id: 'sub_1',
        status: 'active',
        cancelAtPeriodEnd: false,
        currentPeriodEnd: '2026-12-21T08:30:00.000Z',
        customerId: 'cus_1',
      },
      createdAt: '2026-11-21T08:30:00.000Z',
    });
  });

  it.each([
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['canceled', 'canceled'],
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'canceled'],
    ['unpaid', 'unpaid'],
    ['paused', 'unpaid'],
  ])('%s is %s for the plan', (status, expected) => {
    expect(athleteSubscription({ ...fromStripe, status }).snapshot.status).toBe(expected);
  });

  it('a status that Stripe adds later is an error, not a guess', () => {
    expect(() => athleteSubscription({ ...fromStripe, status: 'dreaming' })).toThrow('dreaming');
  });

  it('an end date within the current period is an unsubscription, a later one is not', () => {
    expect(athleteSubscription({ ...fromStripe, cancel_at: end }).snapshot.cancelAtPeriodEnd).toBe(true);
    expect(athleteSubscription({ ...fromStripe, cancel_at: end + 1 }).snapshot.cancelAtPeriodEnd).toBe(false);
  });

  it('an expanded customer is reduced to its id', () => {
    expect(athleteSubscription({ ...fromStripe, customer: { id: 'cus_2' } }).snapshot.customerId).toBe('cus_2');
  });

  it('a subscription that this product did not start has no athlete', () => {
    expect(athleteSubscription({ ...fromStripe, metadata: {} }).athleteId).toBeNull();
  });
});
