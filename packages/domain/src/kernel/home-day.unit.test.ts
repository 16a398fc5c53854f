import { describe, expect, it } from 'vitest';
import { endOfDay, homeDate } from './home-day.ts';

describe('the end of a day in Toronto', () => {
  it.each([
    ['2026-11-25T17:02:00Z', 30, '2026-12-26T04:59:59.999Z'],
    ['2026-11-26T04:59:59.999Z', 0, '2026-11-26T04:59:59.999Z'],
    ['2026-11-26T05:00:00Z', 0, '2026-11-27T04:59:59.999Z'],
    ['2026-07-01T03:59:59Z', 0, '2026-07-01T03:59:59.999Z'],
    ['2026-07-01T04:00:00Z', 7, '2026-07-09T03:59:59.999Z'],
  ])('is reached from %s in %i days at %s', (at, days, end) =>
    expect(endOfDay(new Date(at), days)).toEqual(new Date(end)),
  );

  it.each([
    ['on which the clocks go forward', '2026-03-08T12:00:00Z', '2026-03-09T03:59:59.999Z'],
    ['before they go forward', '2026-03-07T12:00:00Z', '2026-03-08T04:59:59.999Z'],
    ['on which they go back', '2026-11-01T12:00:00Z', '2026-11-02T04:59:59.999Z'],
    ['before they go back', '2026-10-31T12:00:00Z', '2026-11-01T03:59:59.999Z'],
  ])('%s is right', (_, at, end) => expect(endOfDay(new Date(at))).toEqual(new Date(end)));

  it.each(['2026-11-25T17:02:00Z', '2026-07-01T03:59:59Z', '2026-11-01T12:00:00Z'])(
    'is on the same date as %s, and the next millisecond is not',
    (time) => {
      const end = endOfDay(new Date(time));
      expect(homeDate(end)).toBe(homeDate(new Date(time)));
      expect(homeDate(new Date(end.getTime() + 1))).not.toBe(homeDate(end));
    },
  );

  it('is counted across both changes of the clocks', () => {
    expect(endOfDay(new Date('2026-10-30T12:00:00Z'), 7)).toEqual(new Date('2026-11-07T04:59:59.999Z'));
    expect(endOfDay(new Date('2027-03-10T12:00:00Z'), 7)).toEqual(new Date('2027-03-18T03:59:59.999Z'));
    expect(endOfDay(new Date('2027-03-12T12:00:00Z'), 7)).toEqual(new Date('2027-03-20T03:59:59.999Z'));
  });
});
