import { consentAt, standingVersions } from '@palmares/domain/account';
import { sql } from 'kysely';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Queryable } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';
import { type ConsentRow, consentColumns, consentOf } from './guardians.ts';
import { noteUse } from './inactive-accounts.ts';
import type { Country } from './tables.ts';

export const IDLE_DAYS = 30;
const ABSOLUTE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** True if the session's last use is not noted within the hour, by the database's clock, which notes it. */
const isUseUnnoted = sql<boolean>`last_used_at < now() - interval '1 hour'`;

const markUsed = async (db: Queryable, sessionId: string): Promise<void> => {
  const used = await db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id_hash', '=', tokenHash(sessionId))
    .where(isUseUnnoted)
    .returning('athlete_id')
    .executeTakeFirst();
  if (used) await noteUse(db, used.athlete_id);
};

/** Seconds until the session expires, by the database's clock. */
const secondsLeft = sql<number>`extract(epoch from expires_at - now())::float8`;

const idleEnd = sql<Date>`now() + make_interval(days => ${IDLE_DAYS})`;

/** Thrown instead of starting a session: the account is gone, or its password changed after it was verified. */
export class AccountChanged extends Error {
  override readonly name = 'AccountChanged';
}

interface AccountRow extends ConsentRow {
  readonly date_of_birth: string;
  readonly country: Country;
  readonly region: string;
}

const isOwnConsentAsked = (
  { date_of_birth: dateOfBirth, country, region, ...consent }: AccountRow,
  at: Date,
): boolean => {
  const state = consentAt({ dateOfBirth, place: { country, region } }, consentOf(consent), at);
  return state === 'own_consent_asked' || state === 'own_consent_overdue';
};

/**
 * Hashes session ids on the way in, so that reading the table is not enough to sign in. Lucia gets back the raw id it
 * passed; a session that was not looked up by its raw id is returned with its public id. Sessions end by the database's
 * clock: Lucia reads the machine's and takes no other, so it is given the time that is left, counted from the machine's.
 */
export const luciaAdapter = (db: Queryable, now: () => Date): Adapter => ({
  // One indexed SELECT, and at most once an hour a write.
  getSessionAndUser: async (sessionId) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.athlete_id')
      .leftJoin('guardians', 'guardians.athlete_id', 'accounts.id')
      .select(['accounts.id', 'expires_at', 'ends_at', 'device', 'public_id', isUseUnnoted.as('is_use_unnoted')])
      .select(secondsLeft.as('seconds_left'))
      .select(['first_name', 'accounts.language', 'email_verified_at'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('terms_acceptances as terms')
            .select('terms.version')
            .whereRef('terms.athlete_id', '=', 'accounts.id')
            .where('terms.version', 'in', standingVersions('terms-of-use')),
        ).as('terms_accepted'),
      )
      .select(['date_of_birth', 'country', 'region'])
      .select(consentColumns)
      .where('id_hash', '=', tokenHash(sessionId))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row) return [null, null];
    // Without a later expiry, Lucia would try at each check to prolong a session that has reached its absolute end.
    const prolongable = row.expires_at < row.ends_at;
    const millisLeft = prolongable ? row.seconds_left * 1000 : IDLE_DAYS * DAY_MS;
    if (row.is_use_unnoted) await markUsed(db, sessionId);
    const session: DatabaseSession = {
      id: sessionId,
      userId: row.id,
      expiresAt: new Date(Date.now() + millisLeft),
      attributes: { device: row.device, publicId: row.public_id },
    };
    const attributes = {
      emailVerified: row.email_verified_at !== null,
      firstName: row.first_name,
      language: row.language,
      termsAccepted: Boolean(row.terms_accepted),
      ownConsentAsked: isOwnConsentAsked(row, now()),
    };
    return [session, { id: row.id, attributes }];
  },

  getUserSessions: async (userId) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['athlete_id', 'expires_at', 'device', 'public_id'])
      .where('athlete_id', '=', userId)
      .execute();
    return rows.map((row) => ({
      id: row.public_id,
      userId: row.athlete_id,
      expiresAt: row.expires_at,
      attributes: { device: row.device, publicId: row.public_id },
    }));
  },

  // The lock waits for a change of the password to commit, and `resetPassword` waits for the session to.
  setSession: async ({ id, userId, attributes: { device, publicId, passwordHash } }) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sessions')
      .columns(['id_hash', 'public_id', 'athlete_id', 'device', 'expires_at', 'ends_at'])
      .expression((eb) =>
        eb
          .selectFrom('accounts')
          .select([
            eb.val(tokenHash(id)).as('id_hash'),
            sql<string>`${publicId}::uuid`.as('public_id'),
            'accounts.id',
            eb.val(device).as('device'),
            idleEnd.as('expires_at'),
            sql<Date>`now() + make_interval(days => ${ABSOLUTE_DAYS})`.as('ends_at'),
          ])
          .where('accounts.id', '=', userId)
          .$if(passwordHash !== undefined, (account) => account.where('password_hash', '=', passwordHash ?? ''))
          .forShare(),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new AccountChanged('The account is gone or has another password');
    await noteUse(db, userId);
  },

  // Lucia only knows idle timeouts and would extend a session forever; the row's own end caps it.
  updateSessionExpiration: async (sessionId) => {
    await db
      .updateTable('sessions')
      .set({ expires_at: sql<Date>`least(${idleEnd}, ends_at)` })
      .where('id_hash', '=', tokenHash(sessionId))
      .where('expires_at', '<', sql<Date>`least(${idleEnd}, ends_at)`)
      .execute();
  },

  deleteSession: async (sessionId) => {
    await db.deleteFrom('sessions').where('id_hash', '=', tokenHash(sessionId)).execute();
  },

  deleteUserSessions: async (userId) => {
    await db.deleteFrom('sessions').where('athlete_id', '=', userId).execute();
  },

  deleteExpiredSessions: async () => {
    await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
  },
});
