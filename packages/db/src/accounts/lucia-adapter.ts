import { sql } from 'kysely';
import type { Adapter, DatabaseSession } from 'lucia';
import type { Queryable } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';

const ABSOLUTE_DAYS = 90;

/**
 * Session ids are hashed on the way in: whoever reads the table cannot sign in with it. Lucia gets back
 * the raw id that it came with; a session that was not asked for by its raw id is named by its public id.
 */
export const luciaAdapter = (db: Queryable): Adapter => ({
  getSessionAndUser: async (sessionId) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['account_id', 'expires_at', 'device', 'public_id', 'first_name', 'language', 'email_verified_at'])
      .where('id_hash', '=', tokenHash(sessionId))
      .executeTakeFirst();
    if (!row) return [null, null];
    const session: DatabaseSession = {
      id: sessionId,
      userId: row.account_id,
      expiresAt: row.expires_at,
      attributes: { device: row.device, publicId: row.public_id },
    };
    const emailVerified = row.email_verified_at !== null;
    return [
      session,
      { id: row.account_id, attributes: { emailVerified, firstName: row.first_name, locale: row.language } },
    ];
  },

  getUserSessions: async (userId) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['account_id', 'expires_at', 'device', 'public_id'])
      .where('account_id', '=', userId)
      .execute();
    return rows.map((row) => ({
      id: row.public_id,
      userId: row.account_id,
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
        account_id: userId,
        device: attributes.device,
        expires_at: expiresAt,
        ends_at: sql<Date>`now() + make_interval(days => ${ABSOLUTE_DAYS})`,
      })
      .execute();
  },

  // Lucia knows idleness only and would prolong a session for ever; the row's own end caps it.
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
    await db.deleteFrom('sessions').where('account_id', '=', userId).execute();
  },

  deleteExpiredSessions: async () => {
    await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
  },
});
