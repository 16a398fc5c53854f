import { recall, remember } from '../../browser/browser-storage.ts';

/** The versions that a page showed, and when. */
export interface Visit {
  readonly portfolio: number;
  readonly identity: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Visits {
  readonly before: Visit | null;
  readonly latest: Visit;
}

const KEY = 'visits';
const MAX = 50;
/** A page that is loaded again within this time is still the same visit. */
const SAME_VISIT_MS = 30 * 60_000;

/** Adds the current visit to the known visits of a link. */
const withVisit = (known: Visits | undefined, now: Visit): Visits => {
  if (!known) return { before: null, latest: now };
  return { before: now.at - known.latest.at > SAME_VISIT_MS ? known.latest : known.before, latest: now };
};

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  ['portfolio', 'identity', 'at'].every((name) => Number.isSafeInteger(Reflect.get(value, name)));

const isKnown = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  'latest' in value &&
  isVisit(value.latest) &&
  'before' in value &&
  (value.before === null || isVisit(value.before));

const readAll = (): readonly (readonly [string, Visits])[] => {
  try {
    const stored: unknown = JSON.parse(recall('localStorage', KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([token, known]) => (isKnown(known) ? [[token, known] as const] : []));
  } catch {
    return [];
  }
};

/** Stores this visit on the device only. Returns the previous one if an earlier version was shown then. */
export const noteVisit = (token: string, now: Visit): Visit | undefined => {
  const known = readAll();
  const visits = withVisit(known.find(([other]) => other === token)?.[1], now);
  const others = known.filter(([other]) => other !== token).slice(-MAX + 1);
  remember('localStorage', KEY, JSON.stringify(Object.fromEntries([...others, [token, visits]])));
  const { before } = visits;
  return before && (before.portfolio < now.portfolio || before.identity < now.identity) ? before : undefined;
};
