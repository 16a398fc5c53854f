import { endOfDay } from '../kernel/home-day.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';

/** When a link ends. Without either, a link that exists keeps its end, and a new one has none. */
export interface LinkEnd {
  /** Days for which the link works, to the end of the last one; null for a link without an end. */
  readonly days?: number | null | undefined;
  /** The end as an ISO time, which pages from before `days` still send. */
  readonly expiresAt?: string | null | undefined;
}

/** Longer than any recruitment takes. A link that should last longer has no end. */
const LONGEST_YEARS = 5;
const LONGEST_DAYS = LONGEST_YEARS * 366;

const outOfRange = (field: keyof LinkEnd) =>
  refused('expiry_out_of_range', { field, params: { years: LONGEST_YEARS } });

const isInTime = (expiresAt: string, at: Date): boolean => {
  const end = Date.parse(expiresAt);
  return end > at.getTime() && end <= endOfDay(at, LONGEST_DAYS).getTime();
};

/**
 * Decides when a link ends: an ISO time, or null for never. Counts days from the server's time, because the clock of a
 * device may be wrong. Refuses days that are not whole or not from 1 to `LONGEST_DAYS`, and a time that has passed or
 * comes after the longest link. `before` is the end that the link has, which is accepted again although it has passed.
 */
export const endOf = (
  { days, expiresAt }: LinkEnd,
  before: string | null,
  at: Date,
): Outcome<string | null, Refusal<'expiry_out_of_range'>> => {
  if (days === null) return accepted(null);
  if (days !== undefined) {
    const isPossible = Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS;
    return isPossible ? accepted(endOfDay(at, days).toISOString()) : outOfRange('days');
  }
  if (expiresAt === undefined || expiresAt === before) return accepted(before);
  return expiresAt === null || isInTime(expiresAt, at) ? accepted(expiresAt) : outOfRange('expiresAt');
};
