import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Country } from '../accounts/tables.ts';
import type { Queryable } from '../database.ts';

/** The data about an account outside the event log, without secrets. */
export interface AccountFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly dateOfBirth: string;
  readonly country: Country;
  readonly region: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly deletionAskedAt: Date | null;
  readonly termsAcceptances: readonly {
    readonly version: string;
    readonly language: Language;
    readonly acceptedAt: Date;
  }[];
  readonly sessions: readonly {
    readonly device: string;
    readonly createdAt: Date;
    readonly lastUsedAt: Date;
    readonly expiresAt: Date;
  }[];
  readonly knownDevices: readonly { readonly device: string; readonly lastSeenAt: Date }[];
  readonly emailChange: { readonly newEmail: string; readonly requestedAt: Date; readonly expiresAt: Date } | null;
  readonly guardian: {
    readonly textVersion: string | null;
    readonly confirmedAt: Date;
    readonly withdrawnAt: Date | null;
    readonly endedAt: Date | null;
    readonly ownConsentAt: Date | null;
  } | null;
}

const listsOf = async (db: Queryable, athleteId: string) => ({
  termsAcceptances: await db
    .selectFrom('terms_acceptances')
    .select(['version', 'language', 'accepted_at as acceptedAt'])
    .where('athlete_id', '=', athleteId)
    .orderBy('accepted_at')
    .execute(),
  sessions: await db
    .selectFrom('sessions')
    .select(['device', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('athlete_id', '=', athleteId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute(),
  knownDevices: await db
    .selectFrom('known_devices')
    .select(['device', 'last_seen_at as lastSeenAt'])
    .where('athlete_id', '=', athleteId)
    .orderBy('last_seen_at')
    .execute(),
});

const pendingOf = async (db: Queryable, athleteId: string) => {
  const emailChange = await db
    .selectFrom('email_changes')
    .select(['new_email as newEmail', 'requested_at as requestedAt', 'expires_at as expiresAt'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  const guardian = await db
    .selectFrom('guardians')
    .select([
      'text_version as textVersion',
      'confirmed_at as confirmedAt',
      'withdrawn_at as withdrawnAt',
      'ended_at as endedAt',
      'own_consent_at as ownConsentAt',
    ])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  return { emailChange: emailChange ?? null, guardian: guardian ?? null };
};

/** Undefined for an athlete who was erased. */
export const accountFacts = async (db: Queryable, athleteId: string): Promise<AccountFacts | undefined> => {
  const account = await db
    .selectFrom('accounts')
    .leftJoin('deletion_requests', 'deletion_requests.athlete_id', 'accounts.id')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'email_verified_at as emailVerifiedAt',
      'date_of_birth as dateOfBirth',
      'country',
      'region',
      'language',
      'created_at as createdAt',
      'deletion_requests.asked_at as deletionAskedAt',
    ])
    .where('id', '=', athleteId)
    .executeTakeFirst();
  if (!account) return undefined;
  return { ...account, ...(await listsOf(db, athleteId)), ...(await pendingOf(db, athleteId)) };
};
