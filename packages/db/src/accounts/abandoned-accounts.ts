import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** Days without use after which an account with an unverified address counts as abandoned. */
const DAYS_UNTIL_ABANDONED = 7;
/** Minimum number of erasures allowed in a day. */
const ALWAYS_A_DAY = 100;
/** In larger installations the daily limit is one account in 20: if more are abandoned, something else is wrong. */
const ONE_IN = 20;

export interface AbandonedAccount {
  readonly athleteId: string;
  readonly signedUpAt: Date;
}

const abandoned = sql`
  from accounts a, (select now() - make_interval(days => ${sql.lit(DAYS_UNTIL_ABANDONED)}) as since) as week
  where a.email_verified_at is null and a.created_at < since
    and not exists (select from sessions s where s.athlete_id = a.id and s.last_used_at >= since)
    and not exists (select from files f where f.athlete_id = a.id)
    -- The days of sessions that have ended since.
    and a.last_used_on < since::date
    and not exists (select from demo_athletes d where d.athlete_id = a.id)
    and not exists (
      select from streams s where s.shard = a.shard and s.stream in ('identity-' || a.id, 'plan-' || a.id) and s.version > 0
    )
    -- The sign-up starts a portfolio, and guardians agree and withdraw. Everything else is an edit.
    and not exists (
      select from events e where e.shard = a.shard and e.stream = 'portfolio-' || a.id
        and e.type not in ('PortfolioStarted', 'GuardianConfirmed', 'GuardianWithdrew', 'GuardianRestored')
    )`;

/**
 * Returns the accounts with an unverified address in which nothing was written, answered, uploaded or visited for seven
 * days, oldest first.
 */
export const abandonedAccounts = async (db: Queryable, limit: number): Promise<readonly AbandonedAccount[]> => {
  const { rows } = await sql<AbandonedAccount>`
    select a.id as "athleteId", a.created_at as "signedUpAt" ${abandoned}
    order by a.created_at, a.id
    limit ${limit}`.execute(db);
  return rows;
};

/** True if nobody has verified or used the account since it was listed. */
export const isAbandoned = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const { rows } = await sql`select ${abandoned} and a.id = ${athleteId}::uuid`.execute(db);
  return rows.length > 0;
};

export interface AbandonedSummary {
  readonly waiting: number;
  /** Age of the oldest abandoned account; 0 if there is none. */
  readonly oldestDays: number;
  /** All erasures since midnight UTC, including those that operators began. */
  readonly erasedToday: number;
  readonly mostToday: number;
}

/**
 * Returns how many accounts are abandoned, and how many may be erased today: 100, or a twentieth of all accounts at the
 * start of the day, whichever is more.
 */
export const abandonedSummary = async (db: Queryable): Promise<AbandonedSummary> => {
  const { rows } = await sql<AbandonedSummary>`
    with today as (
      select count(*)::integer as erased from erasures
      where erased_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
    ), waiting as (select count(*)::integer as number, min(a.created_at) as oldest ${abandoned})
    select waiting.number as waiting, today.erased as "erasedToday",
      coalesce(floor(extract(epoch from now() - waiting.oldest) / 86400), 0)::integer as "oldestDays",
      greatest(${sql.lit(ALWAYS_A_DAY)}, ((select count(*) from accounts) + today.erased) / ${sql.lit(ONE_IN)})::integer as "mostToday"
    from today, waiting`.execute(db);
  const [summary] = rows;
  if (!summary) throw new Error('A summary has one row');
  return summary;
};
