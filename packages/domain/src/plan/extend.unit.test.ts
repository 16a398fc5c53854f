import { expect, it } from 'vitest';
import { extendedUntil } from './extend.ts';
import { freePlan, type PlanState } from './state.ts';

const now = new Date('2026-09-01T00:00:00.000Z');
const granted = (until: string | null): PlanState => ({ ...freePlan, grant: { until, reason: 'asked' } });
const paid: PlanState = {
  ...freePlan,
  subscription: {
    id: 'sub_1',
    customerId: 'cus_1',
    currentPeriodEnd: '2026-09-20T00:00:00.000Z',
    endsAt: null,
    graceEndsAt: null,
  },
};

it('an extension of the plan counts the days from the end of what the athlete has, or from now', () => {
  expect(extendedUntil(freePlan, 10, now)).toBe('2026-09-11T03:59:59.999Z');
  expect(extendedUntil(granted('2026-10-01T00:00:00.000Z'), 10, now)).toBe('2026-10-11T03:59:59.999Z');
  expect(extendedUntil(granted('2026-08-01T00:00:00.000Z'), 10, now)).toBe('2026-09-11T03:59:59.999Z');
  expect(extendedUntil(paid, 10, now)).toBe('2026-09-30T03:59:59.999Z');
  expect(extendedUntil({ ...paid, grant: { until: '2026-09-25T00:00:00.000Z', reason: 'asked' } }, 1, now)).toBe(
    '2026-09-26T03:59:59.999Z',
  );
});

it('an extension of the plan ends with a day in Toronto, even across a change of the clocks', () => {
  expect(extendedUntil(granted('2027-03-08T04:59:59.999Z'), 7, now)).toBe('2027-03-15T03:59:59.999Z');
});

it('an extension of the plan counts nothing from a subscription that has lapsed', () => {
  expect(extendedUntil(paid, 10, new Date('2026-12-01T00:00:00.000Z'))).toBe('2026-12-11T04:59:59.999Z');
});

it('an extension of the plan leaves a permanent grant alone', () => {
  expect(extendedUntil(granted(null), 10, now)).toBeNull();
});
