import { describe, expect, it } from 'vitest';
import { monthAfter } from './lifecycle.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const after = (from: string, anchor: string): string => new Date(monthAfter(at(from), at(anchor)) * 1000).toISOString();

describe('the end of a paid month', () => {
  it('is the same day and time of the next month', () => {
    expect(after('2026-11-21T08:30:00Z', '2026-11-21T08:30:00Z')).toBe('2026-12-21T08:30:00.000Z');
  });

  it('is the last day where the next month is shorter', () => {
    expect(after('2027-01-31T10:00:00Z', '2027-01-31T10:00:00Z')).toBe('2027-02-28T10:00:00.000Z');
  });

  it('comes back to the first payment’s day after a short month', () => {
    expect(after('2027-02-28T10:00:00Z', '2027-01-31T10:00:00Z')).toBe('2027-03-31T10:00:00.000Z');
  });

  it('crosses the end of a year', () => {
    expect(after('2026-12-15T00:00:00Z', '2026-12-15T00:00:00Z')).toBe('2027-01-15T00:00:00.000Z');
  });
});
