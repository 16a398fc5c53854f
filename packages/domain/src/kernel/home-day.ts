import { HOME_ZONE } from './date-text.ts';

const DAY_MS = 86_400_000;

/** Returns what the clocks of `HOME_ZONE` show, as the milliseconds of the same date and time in UTC. */
const wallClock = (at: number): number => {
  const shape = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { ...shape, timeZone: HOME_ZONE, hourCycle: 'h23' });
  const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
};

/** Returns the date in `HOME_ZONE`, such as `2026-12-25`. */
export const homeDate = (at: Date): string => new Date(wallClock(at.getTime())).toISOString().slice(0, 10);

/**
 * Returns the last millisecond of the day that comes `days` after the one of `at`, both in `HOME_ZONE`. A link or a
 * request that is said to work until a day works to the end of it.
 */
export const endOfDay = (at: Date, days = 0): Date => {
  const today = Math.floor(wallClock(at.getTime()) / DAY_MS);
  const midnight = (today + days + 1) * DAY_MS;
  // The clocks change at 2 in the morning, so the difference in the evening before still holds at midnight.
  return new Date(midnight - (wallClock(midnight) - midnight) - 1);
};
