import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { peppered } from '../secrets/peppered.ts';
import { type LimitName, limitNames, ruleOf } from './rules.ts';

export type Charge =
  | { readonly ok: true /** For a try that turned out to be right: those are free. */; giveBack(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number };

export interface Limits {
  charge(name: LimitName, key: string): Promise<Charge>;
}

interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

/** The library names its statements; behind PgBouncer in transaction mode a named one may not be there the next time. */
const unnamed = (pool: pg.Pool) => ({ query: ({ text, values }: Query) => pool.query(text, values) });

const limiterOf = (pool: pg.Pool, name: LimitName): RateLimiterPostgres => {
  const { points, seconds } = ruleOf(name);
  return new RateLimiterPostgres({
    storeClient: unnamed(pool),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Forgetting expired rows covers the whole table, so one limiter does it for all.
    clearExpiredByTimeout: name === 'api-address',
    keyPrefix: name,
    points,
    duration: seconds,
  });
};

/** Counters live in Postgres, so every web process counts the same; keys are peppered, so no address or mailbox does. */
export const createLimits = ({ database, pepper }: { database: { pool: pg.Pool }; pepper: Uint8Array }): Limits => {
  const limiters = new Map(limitNames.map((name) => [name, limiterOf(database.pool, name)]));
  const limit = (name: LimitName): RateLimiterPostgres => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No such limit: ${name}`);
    return limiter;
  };

  return {
    charge: async (name, given) => {
      const limiter = limit(name);
      const key = peppered(pepper, 'rate-limit', name, ruleOf(name).normalise?.(given) ?? given);
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
      return { ok: true, giveBack: async () => void (await limiter.reward(key)) };
    },
  };
};
