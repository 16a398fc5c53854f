import { homeDate } from '../../kernel/home-day.ts';
import type { SportsHistory } from './fields.ts';
import { seasonStartYear } from './seasons.ts';

/** Days after which a result is no longer news. */
const FRESH_DAYS = 14;
const DAY_MS = 86_400_000;

/** The newest entry of a history that has grown old: a dated result, or a season that is over. */
export type OldNews =
  | { readonly kind: 'result' /** `YYYY-MM-DD` */; readonly day: string }
  | { readonly kind: 'season'; readonly year: number };

/**
 * Returns the newest entry if it is old, so that the athlete may add to it; null if it is fresh, or if nothing tells its
 * age. Only the latest season counts: a dated result of an earlier one may not be the newest.
 */
export const oldNewsOf = ({ seasons }: SportsHistory, at: Date): OldNews | null => {
  const written = seasons.filter(({ sports, performances }) => sports.length + performances.length > 0);
  const year = Math.max(...written.map((season) => season.year));
  const latest = written.find((season) => season.year === year);
  if (!latest) return null;
  const today = homeDate(at);
  const days = latest.performances.map(({ metric }) => metric?.date ?? '').filter((day) => day !== '' && day <= today);
  const day = days.toSorted().at(-1);
  if (day !== undefined) {
    const isFresh = Date.parse(today) - Date.parse(day) < FRESH_DAYS * DAY_MS;
    return isFresh ? null : { kind: 'result', day };
  }
  return latest.year < seasonStartYear(at) ? { kind: 'season', year: latest.year } : null;
};
