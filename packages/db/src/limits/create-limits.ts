import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { peppered } from '../secrets/peppered.ts';
import {
  bucketOf,
  type FloodName,
  floodRules,
  type LimitName,
  type LimitRule,
  type QuotaName,
  quotaRules,
} from './rules.ts';

export type Charge =
  | { readonly ok: true /** Gives the points back, such as for a right passcode. */; refund(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number };

export interface Limits<Name extends LimitName> {
  /**
   * Consumes `points` (default 1) from the bucket that `key` names: an address, a mailbox, an account's id, a link's
   * token.
   */
  charge(name: Name, key: string, points?: number): Promise<Charge>;
}

export type Quotas = Limits<QuotaName>;
export type Floods = Limits<FloodName>;

/** Called on each refusal. `first` is true for the first refusal in the bucket's period. */
export type OnLimitReached = (limit: LimitName, refusal: { readonly first: boolean }) => void;

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Keys are peppered, so that no address or mailbox is stored. */
const limitsBy = <Name extends LimitName>(
  rules: Readonly<Record<Name, LimitRule>>,
  pepper: Uint8Array,
  limiterOf: (name: string, rule: LimitRule) => Limiter,
  onReached: OnLimitReached = () => {},
): Limits<Name> => {
  const limiters = new Map(Object.entries<LimitRule>(rules).map(([name, rule]) => [name, limiterOf(name, rule)]));
  return {
    charge: async (name, key, points = 1) => {
      const limiter = limiters.get(name);
      if (!limiter) throw new Error(`No such limit: ${name}`);
      const bucket = peppered(pepper, 'rate-limit', name, bucketOf(name, key));
      try {
        await limiter.consume(bucket, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const { consumedPoints: consumed } = refusal;
        const { points: most } = rules[name];
        // A refusal without the database reports no points.
        onReached(name, { first: consumed > most && consumed - points <= most });
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
      return { ok: true, refund: async () => void (await limiter.reward(bucket, points)) };
    },
  };
};

interface LimitsOptions {
  readonly pepper: Uint8Array;
  readonly onReached?: OnLimitReached | undefined;
}

export const createFloods = ({ pepper, onReached }: LimitsOptions): Floods =>
  limitsBy(
    floodRules,
    pepper,
    (keyPrefix, { points, seconds }) => new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    onReached,
  );

interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

/**
 * The library names its statements, and PgBouncer in transaction mode may not have a named one on the next connection.
 */
const unnamed = (pool: pg.Pool) => ({ query: ({ text, values }: Query) => pool.query(text, values) });

export const createQuotas = ({
  database: { pool },
  pepper,
  onReached,
}: LimitsOptions & { readonly database: { readonly pool: pg.Pool } }): Quotas =>
  limitsBy(
    quotaRules,
    pepper,
    (keyPrefix, { points, seconds }) =>
      new RateLimiterPostgres({
        keyPrefix,
        points,
        duration: seconds,
        storeClient: unnamed(pool),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Deleting expired rows covers the whole table, so one limiter does it for all.
        clearExpiredByTimeout: keyPrefix === 'sign-in-network',
        // From twice the quota on, no refund in flight can bring the key below the quota, so refusals skip the
        // database.
        inMemoryBlockOnConsumed: points * 2,
      }),
    onReached,
  );
