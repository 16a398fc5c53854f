import { type AgeClass, ageClass, type GuardianState } from '@palmares/domain/account';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { consentColumns, consentOf } from './guardians.ts';

/** The facts that support needs about an account besides its identity: no date of birth, place, device or secret. */
export interface AccountSummary {
  readonly language: Language;
  readonly emailVerifiedAt: Date | null;
  /** True if the address was not verified in time, and belongs to another account now. */
  readonly emailReleased: boolean;
  readonly ageClass: AgeClass;
  readonly guardian: GuardianState;
  /** Log-ins that have not ended. */
  readonly sessions: number;
  readonly lastUsedAt: Date | null;
  readonly deletionAskedAt: Date | null;
}

/** Returns undefined if there is no such account. */
export const accountSummary = async (
  db: Queryable,
  athleteId: string,
  at: Date,
): Promise<AccountSummary | undefined> => {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('guardians', 'guardians.athlete_id', 'accounts.id')
    .leftJoin('deletion_requests', 'deletion_requests.athlete_id', 'accounts.id')
    .select(['accounts.language', 'email_verified_at', 'email_released_at', 'date_of_birth', 'country', 'region'])
    .select([...consentColumns, 'asked_at'])
    .where('accounts.id', '=', athleteId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessions, lastUsedAt } = await db
    .selectFrom('sessions')
    .select(({ fn }) => [fn.countAll<string>().as('sessions'), fn.max('last_used_at').as('lastUsedAt')])
    .where('athlete_id', '=', athleteId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return {
    language: row.language,
    emailVerifiedAt: row.email_verified_at,
    emailReleased: row.email_released_at !== null,
    ageClass: ageClass(row.date_of_birth, { country: row.country, region: row.region }, at),
    guardian: consentOf(row).guardian,
    sessions: Number(sessions),
    lastUsedAt: lastUsedAt ?? null,
    deletionAskedAt: row.asked_at,
  };
};
