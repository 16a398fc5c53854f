import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** How long an account whose address was never verified may be left alone. */
const DAYS_UNTIL_ABANDONED = 7;

export interface AbandonedAccount {
  readonly athleteId: string;
  readonly signedUpAt: Date;
}

/**
 * Accounts whose address was never verified and in which nothing was written, answered, uploaded or visited for seven
 * days. The oldest first.
 */
export const abandonedAccounts = async (db: Queryable, limit: number): Promise<readonly AbandonedAccount[]> => {
  const { rows } = await sql<AbandonedAccount>`
    select a.id as "athleteId", a.created_at as "signedUpAt"
    from accounts a, (select now() - make_interval(days => ${DAYS_UNTIL_ABANDONED}) as since) as week
    where a.email_verified_at is null and a.created_at < since
      and not exists (select from sessions s where s.athlete_id = a.id and s.last_used_at >= since)
      and not exists (select from files f where f.athlete_id = a.id)
      -- The first event of a portfolio is its start, by the sign-up itself.
      and not exists (
        select from streams s where s.shard = a.shard
          and (s.stream = 'portfolio-' || a.id and s.version > 1 or s.stream = 'identity-' || a.id and s.version > 0)
      )
    order by a.created_at, a.id
    limit ${limit}`.execute(db);
  return rows;
};
