import { expect, it } from 'vitest';
import { endOf, mayBeCharged, unsubscribedEnd } from './endings.ts';

const monday = '2026-12-21T12:00:00.000Z';
const friday = '2026-12-25T12:00:00.000Z';
const later = '2026-12-30T12:00:00.000Z';

it('an unsubscribed plan ends with its period or with the days of grace, whichever comes first', () => {
  expect(unsubscribedEnd({ endsAt: friday, graceEndsAt: null })).toBe(friday);
  expect(unsubscribedEnd({ endsAt: friday, graceEndsAt: monday })).toBe(monday);
  expect(unsubscribedEnd({ endsAt: monday, graceEndsAt: friday })).toBe(monday);
});

it('a plan that was not unsubscribed has no such end, whether it is paid for or not', () => {
  expect(unsubscribedEnd({ endsAt: null, graceEndsAt: null })).toBeNull();
  expect(unsubscribedEnd({ endsAt: null, graceEndsAt: friday })).toBeNull();
});

it('nothing is charged once it is unsubscribed, unless a payment is overdue', () => {
  expect(mayBeCharged({ endsAt: friday, graceEndsAt: null })).toBe(false);
  expect(mayBeCharged({ endsAt: friday, graceEndsAt: monday })).toBe(true);
  expect(mayBeCharged({ endsAt: null, graceEndsAt: monday })).toBe(true);
  expect(mayBeCharged({ endsAt: null, graceEndsAt: null })).toBe(true);
});

it('a plan that ended did so at its earliest end, because it was not paid, was unsubscribed or was stopped', () => {
  expect(endOf({ endsAt: later, graceEndsAt: monday }, friday)).toEqual({ reason: 'unpaid', at: monday });
  expect(endOf({ endsAt: null, graceEndsAt: later }, friday)).toEqual({ reason: 'unpaid', at: friday });
  expect(endOf({ endsAt: monday, graceEndsAt: null }, friday)).toEqual({ reason: 'unsubscribed', at: monday });
  expect(endOf({ endsAt: null, graceEndsAt: null }, friday)).toEqual({ reason: 'stopped', at: friday });
});
