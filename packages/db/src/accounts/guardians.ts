import {
  ADULT_AGE,
  type AgeFacts,
  ageAt,
  type GuardianState,
  type TextConsent,
  UNDO_HOURS,
} from '@palmares/domain/account';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { isTokenShaped, tokenHash } from '../secrets/token.ts';
import type { AccountContext } from './account-context.ts';
import { guardianToken } from './guardian-tokens.ts';

export interface NewGuardian {
  readonly athleteId: string;
  readonly requestId: string;
  readonly email: string;
  readonly language: Language;
  /** Version of the text that the guardian agreed to. */
  readonly textVersion: string;
  readonly at: Date;
}

/**
 * Adds the guardian, or replaces an earlier one, whose links keep working. The links by which this one agreed lead to
 * the account from now on.
 */
export const addGuardian = async (
  tx: Tx,
  { pepper }: AccountContext,
  { athleteId, requestId, email, language, textVersion, at }: NewGuardian,
): Promise<void> => {
  const agreed = {
    email,
    language,
    text_version: textVersion,
    confirmed_at: at,
    withdraw_hash: tokenHash(guardianToken(pepper, 'guardian-withdraw', requestId)),
  };
  await tx
    .insertInto('earlier_guardian_links')
    .columns(['withdraw_hash', 'athlete_id'])
    .expression(tx.selectFrom('guardians').select(['withdraw_hash', 'athlete_id']).where('athlete_id', '=', athleteId))
    .execute();
  await tx
    .insertInto('earlier_guardian_links')
    .values(
      (['guardian-request', 'guardian-second'] as const).map((link) => ({
        withdraw_hash: tokenHash(guardianToken(pepper, link, requestId)),
        athlete_id: athleteId,
      })),
    )
    .execute();
  await tx
    .insertInto('guardians')
    .values({ athlete_id: athleteId, ...agreed })
    .onConflict((conflict) =>
      conflict.column('athlete_id').doUpdateSet({ ...agreed, withdrawn_at: null, withdrawn_hash: null }),
    )
    .execute();
};

/** Columns of a guardian's row that `consentOf` reads. */
export const consentColumns = ['confirmed_at', 'withdrawn_at', 'ended_at', 'own_consent_at', 'text_version'] as const;

/** All columns are null if there is no guardian. */
export interface ConsentRow {
  readonly confirmed_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly ended_at: Date | null;
  readonly own_consent_at: Date | null;
  readonly text_version: string | null;
}

const guardianState = ({ confirmed_at, withdrawn_at, ended_at }: ConsentRow): GuardianState => {
  if (ended_at) return 'ended';
  if (withdrawn_at) return 'withdrawn';
  return confirmed_at ? 'confirmed' : 'none';
};

/** Converts the row into the shape that the domain's rules read. */
export const consentOf = (row: ConsentRow): TextConsent => ({
  guardian: guardianState(row),
  guardianText: row.text_version,
  ownConsent: row.own_consent_at !== null,
});

export interface AthleteConsent {
  readonly facts: AgeFacts;
  readonly consent: TextConsent;
  readonly endedAt: Date | null;
}

/** Read from the primary, because a guardian may have withdrawn just now. */
export const athleteConsent = async (db: Queryable, athleteId: string): Promise<AthleteConsent | undefined> => {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('guardians', 'guardians.athlete_id', 'accounts.id')
    .select(['date_of_birth', 'country', 'region'])
    .select(consentColumns)
    .where('accounts.id', '=', athleteId)
    .executeTakeFirst();
  return (
    row && {
      facts: { dateOfBirth: row.date_of_birth, place: { country: row.country, region: row.region } },
      consent: consentOf(row),
      endedAt: row.ended_at,
    }
  );
};

export interface GuardianOfLink {
  readonly athleteId: string;
  /** Null for an earlier link: its guardian may be another, who learns nothing of the present one. */
  readonly confirmedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** True for the link that withdrew. */
  readonly isWithdrawer: boolean;
  /** True for a day, for the link that withdrew. */
  readonly isUndoable: boolean;
}

/** Returns the athlete of a guardian's link; undefined once the guardian's role has ended. */
export const guardianByToken = async (db: Queryable, token: string, at: Date): Promise<GuardianOfLink | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const hash = tokenHash(token);
  const row = await db
    .selectFrom('guardians')
    .select([
      'athlete_id',
      'withdrawn_at',
      sql<Date | null>`case when withdraw_hash = ${hash} then confirmed_at end`.as('confirmed_at'),
      sql<boolean>`coalesce(withdrawn_hash = ${hash}, false)`.as('withdrawer'),
      sql<boolean>`coalesce(
        withdrawn_hash = ${hash} and withdrawn_at > ${at}::timestamptz - make_interval(hours => ${UNDO_HOURS}), false)`.as(
        'undoable',
      ),
    ])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('withdraw_hash', '=', hash),
        eb(
          'athlete_id',
          'in',
          selectFrom('earlier_guardian_links as earlier')
            .select('earlier.athlete_id')
            .where('earlier.withdraw_hash', '=', hash),
        ),
      ]),
    )
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      athleteId: row.athlete_id,
      confirmedAt: row.confirmed_at,
      withdrawnAt: row.withdrawn_at,
      isWithdrawer: row.withdrawer,
      isUndoable: row.undoable,
    }
  );
};

interface Withdrawal {
  readonly athleteId: string;
  /** Token of the withdraw link. */
  readonly token: string;
}

/**
 * Withdraws the guardian's consent and deletes the athlete's open guardian requests. Keeps an address whose notice is
 * not sent yet while this can be undone. Returns false if the consent was withdrawn before or has ended.
 */
export const withdrawGuardian = async (tx: Tx, { athleteId, token }: Withdrawal, at: Date): Promise<boolean> => {
  await tx.deleteFrom('guardian_requests').where('athlete_id', '=', athleteId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('guardians')
    .set({ withdrawn_at: at, withdrawn_hash: tokenHash(token) })
    .where('athlete_id', '=', athleteId)
    .where('withdrawn_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Undoes a withdrawal: the earlier consent counts again, and so do the links that it opened. Returns false if another
 * link withdrew.
 */
export const restoreGuardian = async (tx: Tx, { athleteId, token }: Withdrawal): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('guardians')
    .set({ withdrawn_at: null, withdrawn_hash: null })
    .where('athlete_id', '=', athleteId)
    .where('withdrawn_hash', '=', tokenHash(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const recordOwnConsent = async (tx: Tx, athleteId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('guardians')
    .set({ own_consent_at: at })
    .where('athlete_id', '=', athleteId)
    .where('own_consent_at', 'is', null)
    .execute();
};

export const endGuardian = async (tx: Tx, athleteId: string, at: Date): Promise<void> => {
  await tx
    .updateTable('guardians')
    .set({ ended_at: at, email: null })
    .where('athlete_id', '=', athleteId)
    .where('ended_at', 'is', null)
    .execute();
};

/** The athletes who have become adults and still have a guardian. */
export const grownUpAthletes = async (db: Queryable, at: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('guardians')
    .innerJoin('accounts', 'accounts.id', 'guardians.athlete_id')
    .select(['accounts.id', 'accounts.date_of_birth', 'accounts.country'])
    .where('guardians.ended_at', 'is', null)
    // Narrows only: no zone that counts is ahead of UTC.
    .where(
      sql<boolean>`accounts.date_of_birth + make_interval(years => ${ADULT_AGE}) <= (${at}::timestamptz at time zone 'UTC')::date`,
    )
    .execute();
  return rows
    .filter(({ date_of_birth, country }) => ageAt(date_of_birth, country, at) >= ADULT_AGE)
    .map(({ id }) => id);
};

/** Names the guardian by their own withdraw token, because another guardian may have agreed since. */
interface NoticeOf {
  readonly athleteId: string;
  /** Token of the guardian's own withdraw link. */
  readonly withdrawToken: string;
}

export interface GuardianAddress {
  readonly email: string;
  readonly language: Language;
  /** Nothing is mailed while this is set; it may be undone. */
  readonly withdrawnAt: Date | null;
}

/** Returns the address for the notice that the account is open; undefined once the notice was sent. */
export const guardianAddress = async (
  db: Queryable,
  { athleteId, withdrawToken }: NoticeOf,
): Promise<GuardianAddress | undefined> => {
  const row = await db
    .selectFrom('guardians')
    .select(['email', 'language', 'withdrawn_at'])
    .where('athlete_id', '=', athleteId)
    .where('withdraw_hash', '=', tokenHash(withdrawToken))
    .executeTakeFirst();
  return row?.email == null ? undefined : { email: row.email, language: row.language, withdrawnAt: row.withdrawn_at };
};

/** Deletes the guardian's address. Only the link in the mails they got is left of them. */
export const forgetGuardianAddress = async (db: Queryable, { athleteId, withdrawToken }: NoticeOf): Promise<void> => {
  await db
    .updateTable('guardians')
    .set({ email: null })
    .where('athlete_id', '=', athleteId)
    .where('withdraw_hash', '=', tokenHash(withdrawToken))
    .execute();
};

/** Deletes the addresses of guardians whose withdrawal can no longer be undone; returns how many. */
export const forgetWithdrawnGuardians = async (db: Queryable, at: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('guardians')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('withdrawn_at', '<=', sql<Date>`${at}::timestamptz - make_interval(hours => ${UNDO_HOURS})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
