import { randomUUID } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { peppered } from '../secrets/peppered.ts';
import { isTokenShaped, tokenHash } from '../secrets/token.ts';
import type { AccountContext } from './account-context.ts';
import { forgetOldDevices } from './known-devices.ts';
import { endAllSessions } from './sessions.ts';

export const RESET_MINUTES = 60;

const TOKEN_CHARACTERS = 22;
const UNCONFIRMED_DAYS = 1;

/**
 * The first 132 bits of an HMAC over the request's id. The worker computes it again for each try at sending the mail, so
 * that a mail sent twice has the same link, and neither a job nor the database contains it.
 */
const tokenOf = (pepper: Uint8Array, requestId: string): string =>
  peppered(pepper, 'password-reset', requestId).slice(0, TOKEN_CHARACTERS);

/** Creates a reset link and ends the account's earlier one. */
export const requestPasswordReset = async (
  tx: Tx,
  { pepper, at }: AccountContext,
  athleteId: string,
): Promise<{ readonly requestId: string }> => {
  const requestId = randomUUID();
  const link = {
    request_id: requestId,
    token_hash: tokenHash(tokenOf(pepper, requestId)),
    expires_at: sql<Date>`${at}::timestamptz + make_interval(mins => ${RESET_MINUTES})`,
  };
  await tx
    .insertInto('password_resets')
    .values({ athlete_id: athleteId, ...link })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet(link))
    .execute();
  return { requestId };
};

export interface ResetMail {
  readonly token: string;
  readonly email: string;
  /** Null until the address is verified: anybody may have signed up with it. */
  readonly firstName: string | null;
  readonly language: Language;
}

/** Returns the content of the mail with the link; undefined if the link was used, replaced or has expired. */
export const passwordResetMail = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  requestId: string,
): Promise<ResetMail | undefined> => {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.athlete_id')
    .select(['accounts.email', 'accounts.first_name', 'accounts.language', 'accounts.email_verified_at'])
    .where('request_id', '=', requestId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return (
    row && {
      token: tokenOf(pepper, requestId),
      email: row.email,
      firstName: row.email_verified_at === null ? null : row.first_name,
      language: row.language,
    }
  );
};

export interface ResetAccount {
  readonly athleteId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the account of a live token. Changes nothing, so a mail scanner may follow the link. */
export const passwordResetAccount = async (
  db: Queryable,
  { at }: AccountContext,
  token: string,
): Promise<ResetAccount | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.athlete_id')
    .select(['accounts.id', 'accounts.email', 'accounts.first_name', 'accounts.last_name'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return row && { athleteId: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name };
};

export interface NewPassword {
  readonly token: string;
  readonly passwordHash: string;
}

/**
 * Sets the password, consumes the token, ends every session of the account and drops a pending change of address. Of
 * two concurrent uses only one succeeds. Returns false for a token that is unknown, used or expired.
 */
export const resetPassword = async (
  tx: Tx,
  { at }: AccountContext,
  { token, passwordHash }: NewPassword,
): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    with used as (
      delete from password_resets where token_hash = ${tokenHash(token)} and expires_at > ${at} returning athlete_id
    )
    update accounts set password_hash = ${passwordHash} from used where accounts.id = used.athlete_id
    returning accounts.id
  `.execute(tx);
  const [changed] = rows;
  // In a separate statement, because the first one may have waited for a log-in whose session it does not see.
  if (changed) {
    await endAllSessions(tx, changed.id);
    await tx.deleteFrom('email_changes').where('athlete_id', '=', changed.id).execute();
  }
  return changed !== undefined;
};

export interface DeletedAccess {
  readonly devices: number;
  readonly emailChanges: number;
  readonly resets: number;
  readonly sessions: number;
}

/**
 * Deletes expired sessions and links, devices not used for long, and changes of address that nobody confirmed, each by
 * the clock that ends it. Returns how many of each.
 */
export const deleteExpiredAccess = async (db: Queryable, { at }: AccountContext): Promise<DeletedAccess> => {
  const resets = await db.deleteFrom('password_resets').where('expires_at', '<=', at).executeTakeFirst();
  const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', sql<Date>`now()`).executeTakeFirst();
  const changes = await db
    .deleteFrom('email_changes')
    .where('requested_at', '<=', sql<Date>`${at}::timestamptz - make_interval(days => ${UNCONFIRMED_DAYS})`)
    .executeTakeFirst();
  return {
    devices: await forgetOldDevices(db),
    emailChanges: Number(changes.numDeletedRows),
    resets: Number(resets.numDeletedRows),
    sessions: Number(sessions.numDeletedRows),
  };
};
