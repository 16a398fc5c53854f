import { describe, expect, it } from 'vitest';
import { endsSoon, endsWords, stateOf, untilWords } from './link-state.ts';

describe('the state of a link', () => {
  it('is live until its end, with the plan', () => {
    expect(stateOf({ offAt: null, hasExpired: false }, 'athlete')).toBe('live');
    expect(stateOf({ offAt: null, hasExpired: true }, 'athlete')).toBe('expired');
  });

  it('is suspended without the plan', () => {
    expect(stateOf({ offAt: null, hasExpired: false }, 'free')).toBe('suspended');
  });

  it('is off while the athlete has switched it off, whatever else', () => {
    expect(stateOf({ offAt: new Date(), hasExpired: true }, 'free')).toBe('off');
  });
});

it('a link ends soon in its last week, until it has expired', () => {
  const at = new Date('2026-12-01T12:00:00Z');
  const ending = (expiresAt: string, hasExpired = false) =>
    endsSoon({ expiresAt: new Date(expiresAt), hasExpired }, at);
  expect([ending('2026-12-08T11:59:00Z'), ending('2026-12-08T12:01:00Z')]).toEqual([true, false]);
  expect(ending('2026-11-30T12:00:00Z', true)).toBe(false);
  expect(endsSoon({ expiresAt: null, hasExpired: false }, at)).toBe(false);
});

it('the end of a link in a list is the day alone', () => {
  const words = (expiresAt: Date | null, hasExpired = false) =>
    endsWords({ expiresAt, hasExpired }).replaceAll('\u00a0', ' ');
  const end = new Date('2026-12-26T04:59:59.999Z');
  expect([words(null), words(end), words(end, true)]).toEqual([
    'No end date',
    'Ends December 25, 2026',
    'Expired on December 25, 2026',
  ]);
});

describe('the end of a link in words', () => {
  const words = (expiresAt: string | null, hasExpired = false) =>
    untilWords({ expiresAt: expiresAt === null ? null : new Date(expiresAt), hasExpired }).replaceAll('\u00a0', ' ');

  it('is the last day on which the link works', () => {
    expect(words('2026-12-26T04:59:59.999Z')).toBe('Valid until December 25, 2026 (Eastern Time)');
    expect(words('2026-07-08T03:59:59.999Z')).toBe('Valid until July 7, 2026 (Eastern Time)');
  });

  it('has the time if the link ends earlier in the day', () =>
    expect(words('2026-12-25T17:02:00Z')).toBe('Valid until December 25, 2026 at 12:02 (Eastern Time)'));

  it('is the day on which the link expired, or that it has no end', () => {
    expect(words('2026-12-26T04:59:59.999Z', true)).toBe('Expired on December 25, 2026');
    expect(words(null)).toBe('Valid until you close it');
  });
});
