import { termsVersion } from '@palmares/domain/account';
import { sql } from 'kysely';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Queryable } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';

const ABSOLUTE_DAYS = 90;
const HOUR = 60 * 60 * 1000;

const markUsed = async (db: Queryable, sessionId: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id_hash', '=', tokenHash(sessionId))
    .where('last_used_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
};

/**
 * Hashes session ids on the way in, so that reading the table is not enough to sign in. Lucia gets back the raw id it
 * passed; a session that was not looked up by its raw id is returned with its public id.
 */
export const luciaAdapter = (db: Queryable): Adapter => ({
  // One indexed SELECT, and at most once an hour a write.
  getSessionAndUser: async (sessionId) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.athlete_id')
      .leftJoin('terms_acceptances as terms', (join) =>
        join.onRef('terms.athlete_id', '=', 'accounts.id').on('terms.version', '=', termsVersion),
      )
      .select(['accounts.id', 'expires_at', 'last_used_at', 'device', 'public_id'])
      .select(['first_name', 'accounts.language', 'email_verified_at', 'terms.accepted_at'])
      .where('id_hash', '=', tokenHash(sessionId))
      .executeTakeFirst();
    if (!row) return [null, null];
    if (Date.now() - row.last_used_at.getTime() > HOUR) await markUsed(db, sessionId);
    const session: DatabaseSession = {
      id: sessionId,
      userId: row.id,
      expiresAt: row.expires_at,
      attributes: { device: row.device, publicId: row.public_id },
    };
    const attributes = {
      emailVerified: row.email_verified_at !== null,
      firstName: row.first_name,
      language: row.language,
      termsAccepted: row.accepted_at !== null,
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

  setSession: async ({ id, userId, expiresAt, attributes }) => {
    await db
      .insertInto('sessions')
      .values({
        id_hash: tokenHash(id),
        public_id: attributes.publicId,
        athlete_id: userId,
        device: attributes.device,
        expires_at: expiresAt,
        ends_at: sql<Date>`now() + make_interval(days => ${ABSOLUTE_DAYS})`,
      })
      .execute();
  },

  // Lucia only knows idle timeouts and would extend a session forever; the row's own end caps it.
  updateSessionExpiration: async (sessionId, expiresAt) => {
    await db
      .updateTable('sessions')
      .set({ expires_at: sql<Date>`least(${expiresAt}::timestamptz, ends_at)` })
      .where('id_hash', '=', tokenHash(sessionId))
      .where('expires_at', '<', sql<Date>`least(${expiresAt}::timestamptz, ends_at)`)
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
