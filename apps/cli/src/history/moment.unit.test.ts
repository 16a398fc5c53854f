import { describe, expect, it } from 'vitest';
import { readEdge, readMoment, readTimeZone } from './moment.ts';

const now = new Date('2026-11-21T20:00:00Z');
const time = (text: string, timeZone = 'UTC') => {
  const moment = readMoment(text, timeZone, now);
  return 'time' in moment ? moment.time.toISOString() : moment.version;
};

describe('a moment', () => {
  it('is a version of the portfolio, a time or now', () => {
    expect(time('v12')).toBe(12);
    expect(time('now')).toBe('2026-11-21T20:00:00.000Z');
    expect(time('2026-11-21T18:30:05.123Z')).toBe('2026-11-21T18:30:05.123Z');
    expect(time('2026-11-21T13:30-05:00')).toBe('2026-11-21T18:30:00.000Z');
  });

  it('without an offset is local time in the zone, in summer and in winter', () => {
    expect(time('2026-11-21T13:30', 'America/Toronto')).toBe('2026-11-21T18:30:00.000Z');
    expect(time('2026-07-01T13:30', 'America/Toronto')).toBe('2026-07-01T17:30:00.000Z');
    expect(time('2026-07-01T13:30', 'America/St_Johns')).toBe('2026-07-01T16:00:00.000Z');
    expect(time('2026-07-01T13:30')).toBe('2026-07-01T13:30:00.000Z');
  });

  it('that occurs twice in autumn is the first of the two', () => {
    expect(time('2026-11-01T01:30', 'America/Toronto')).toBe('2026-11-01T05:30:00.000Z');
    expect(time('2026-11-01T03:30', 'America/Toronto')).toBe('2026-11-01T08:30:00.000Z');
  });

  it.each([
    'yesterday',
    '2026-11-21',
    '12',
    'v0',
    'v-1',
    'v1.5',
    '2026-02-30T10:00Z',
    '2026-13-01T10:00Z',
    '2026-11-21T25:00Z',
    '',
  ])('%j is not a moment, and the error says how to write one', (text) => {
    expect(() => readMoment(text, 'UTC', now)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining('write it as 2026-11-21T18:30:00Z') }),
    );
  });

  it('in the future is refused', () => {
    expect(() => readMoment('2026-11-21T20:00:00.001Z', 'UTC', now)).toThrow('is in the future');
  });
});

describe('a period', () => {
  it('of days includes its whole last day in the zone', () => {
    expect(readEdge('--from', '2026-11-21', 'America/Toronto').toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(readEdge('--to', '2026-11-21', 'America/Toronto').toISOString()).toBe('2026-11-22T04:59:59.999Z');
    expect(readEdge('--to', '2026-03-08', 'America/Toronto').toISOString()).toBe('2026-03-09T03:59:59.999Z');
  });

  it('that cannot be parsed names its option', () => {
    expect(() => readEdge('--from', 'monday', 'UTC')).toThrow('--from monday is not a time');
  });
});

it('an unknown time zone is refused', () => {
  expect(readTimeZone('America/Toronto')).toBe('America/Toronto');
  expect(() => readTimeZone('Québec')).toThrow(expect.objectContaining({ exitCode: 2 }));
});
