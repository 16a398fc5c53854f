import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { peppered } from '../secrets/peppered.ts';
import { bucketOf, type LimitName, limitNames, ruleOf } from './rules.ts';

export type Charge =
  | { readonly ok: true /** For a try that turned out to be right: those are free. */; refund(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number };

export interface Limits {
  /** Consumes `points` (1) of the limit's bucket for `key`: an address, a mailbox, an account's id or a link's token. */
  charge(name: LimitName, key: string, points?: number): Promise<Charge>;
}

interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

/** The library names its statements; behind PgBouncer in transaction mode a named one may not be there the next time. */
const unnamed = (pool: pg.Pool) => ({ query: ({ text, values }: Query) => pool.query(text, values) });

type Limiter = RateLimiterMemory | RateLimiterPostgres;

const limiterOf = (pool: pg.Pool, name: LimitName): Limiter => {
  const { points, seconds, scope } = ruleOf(name);
  const options = { keyPrefix: name, points, duration: seconds };
  if (scope === 'process') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: unnamed(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Forgetting expired rows covers the whole table, so one limiter does it for all.
    clearExpiredByTimeout: name === 'sign-in-address',
    // From twice the limit on, no refund of a try under way can bring the key below it: refusals then ask nobody.
    inMemoryBlockOnConsumed: points * 2,
  });
};

/** Keys are peppered, so that no address and no mailbox is stored. */
export const createLimits = ({ database, pepper }: { database: { pool: pg.Pool }; pepper: Uint8Array }): Limits => {
  const limiters = new Map(limitNames.map((name) => [name, limiterOf(database.pool, name)]));
  const limit = (name: LimitName): Limiter => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No such limit: ${name}`);
    return limiter;
  };

  return {
    charge: async (name, given, points = 1) => {
      const limiter = limit(name);
      const key = peppered(pepper, 'rate-limit', name, bucketOf(name, given));
      try {
        await limiter.consume(key, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
      return { ok: true, refund: async () => void (await limiter.reward(key, points)) };
    },
  };
};
