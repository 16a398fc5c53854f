import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDecider } from './decider.ts';
import { evolvePlan, freePlan, isSubscriptionLive, type PlanState, planAt } from './state.ts';
import type { Subscription } from './sync-subscription.ts';

const start = Date.parse('2026-09-01T00:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const at = (day: number): Date => new Date(start + day * DAY);

const bought: Subscription = {
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: at(30).toISOString(),
};

/** Changes to a subscription at Stripe, one after the other. */
const happenings = {
  renews: (now) => ({ status: 'active', currentPeriodEnd: laterBy30Days(now) }),
  fails: (now) => ({ status: 'past_due', currentPeriodEnd: laterBy30Days(now) }),
  isPaid: () => ({ status: 'active' }),
  isCanceled: () => ({ cancelAtPeriodEnd: true }),
  isResumed: () => ({ cancelAtPeriodEnd: false }),
  ends: () => ({ status: 'canceled' }),
} as const satisfies Record<string, (now: Subscription) => Partial<Subscription>>;

const laterBy30Days = ({ currentPeriodEnd }: Subscription): string =>
  new Date(Date.parse(currentPeriodEnd) + 30 * DAY).toISOString();

type Happening = keyof typeof happenings;

const lifeOf = (life: readonly Happening[]): readonly Subscription[] => {
  const states = [bought];
  for (const happening of life) {
    const now = states.at(-1) ?? bought;
    states.push(now.status === 'canceled' ? now : { ...now, ...happenings[happening](now) });
  }
  return states;
};

const read = (state: PlanState, subscription: Subscription, day: number): PlanState => {
  const decided = planDecider.decide({ type: 'SyncSubscription', subscription }, state, { at: at(day) });
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.reduce(evolvePlan, state);
};

/** The plan if each webhook is handled at its time. */
const planAfter = (states: readonly Subscription[]): PlanState => states.reduce(read, freePlan);

/**
 * A subscription's life, and for each webhook the state at Stripe when it is handled: at its time or later, in any
 * order, or twice.
 */
const taken = fc
  .array(fc.constantFrom(...(Object.keys(happenings) as Happening[])), { maxLength: 6 })
  .map(lifeOf)
  .chain((states) =>
    fc.record({
      states: fc.constant(states),
      readAt: fc
        .array(fc.nat({ max: states.length - 1 }), { maxLength: 12 })
        .map((times) => [...times].sort((first, second) => first - second)),
    }),
  );

describe('the webhooks of a subscription', () => {
  it('end in one plan, whatever their order, doubles and delays', () => {
    fc.assert(
      fc.property(taken, ({ states, readAt }) => {
        const last = states.length - 1;
        const inOrder = planAfter(states);
        const asTaken = [...readAt, last].reduce((state, day) => read(state, states[day] ?? bought, day), freePlan);
        expect(planAt(asTaken, at(last))).toBe(planAt(inOrder, at(last)));
        expect(asTaken.subscription?.endsAt).toBe(inOrder.subscription?.endsAt);
        expect(asTaken.subscription?.graceEndsAt === null).toBe(inOrder.subscription?.graceEndsAt === null);
        if (states[last]?.status === 'active') expect(asTaken.subscription).toEqual(inOrder.subscription);
      }),
    );
  });

  it('change nothing when they come once more, nor grant more days to pay', () => {
    fc.assert(
      fc.property(taken, fc.array(fc.nat({ max: 60 }), { maxLength: 4 }), ({ states }, delays) => {
        const plan = planAfter(states);
        const [last, lastDay] = [states.at(-1) ?? bought, states.length - 1];
        expect(delays.reduce((state, delay) => read(state, last, lastDay + delay), plan)).toEqual(plan);
      }),
    );
  });

  it('of another customer’s subscription change nothing of a live one', () => {
    fc.assert(
      fc.property(taken, taken, ({ states }, others) => {
        const [plan, lastDay] = [planAfter(states), states.length - 1];
        fc.pre(plan.subscription !== null && isSubscriptionLive(plan.subscription, at(lastDay)));
        for (const state of others.states)
          expect(read(plan, { ...state, id: 'sub_2', customerId: 'cus_2' }, lastDay)).toEqual(plan);
      }),
    );
  });
});
