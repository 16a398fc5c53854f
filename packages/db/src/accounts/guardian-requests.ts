import { randomUUID } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { networkOf } from '../limits/network.ts';
import { peppered } from '../secrets/peppered.ts';
import { isTokenShaped, tokenHash } from '../secrets/token.ts';
import { type Asker, guardianToken } from './guardian-tokens.ts';

export const GUARDIAN_DAYS = 7;

const askerHash = (pepper: Uint8Array, requestId: string, { device, address }: Asker): string =>
  peppered(pepper, 'guardian-asker', requestId, device, networkOf(address));

export interface NewGuardianRequest {
  readonly guardianEmail: string;
  readonly firstName: string;
  readonly language: Language;
  readonly textVersion: string;
  readonly asker: Asker;
  /** The account's athlete; null before there is an account. */
  readonly athleteId: string | null;
  /** The browser's earlier request, which this one replaces unless it was answered. */
  readonly replaces: string | undefined;
}

export const createGuardianRequest = async (
  tx: Tx,
  pepper: Uint8Array,
  { guardianEmail, firstName, language, textVersion, asker, athleteId, replaces }: NewGuardianRequest,
): Promise<{ readonly requestId: string }> => {
  if (replaces !== undefined)
    await tx.deleteFrom('guardian_requests').where('id', '=', replaces).where('finish_hash', 'is', null).execute();
  if (athleteId !== null) {
    // Two requests at once would leave two links that work.
    await tx.selectFrom('accounts').select('id').where('id', '=', athleteId).forUpdate().execute();
    await tx.deleteFrom('guardian_requests').where('athlete_id', '=', athleteId).execute();
  }
  const requestId = randomUUID();
  await tx
    .insertInto('guardian_requests')
    .values({
      id: requestId,
      guardian_email: guardianEmail,
      first_name: firstName,
      token_hash: tokenHash(guardianToken(pepper, 'guardian-request', requestId)),
      withdraw_hash: tokenHash(guardianToken(pepper, 'guardian-withdraw', requestId)),
      asker_hash: askerHash(pepper, requestId, asker),
      locale: language,
      text_version: textVersion,
      athlete_id: athleteId,
      expires_at: sql<Date>`now() + make_interval(days => ${GUARDIAN_DAYS})`,
    })
    .execute();
  return { requestId };
};

const live = (db: Queryable) =>
  db.selectFrom('guardian_requests').selectAll().where('expires_at', '>', sql<Date>`now()`);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof live>['executeTakeFirst']>>>;

export interface GuardianRequest {
  readonly requestId: string;
  readonly firstName: string;
  readonly guardianEmail: string;
  readonly language: Language;
  readonly textVersion: string;
  /** The account's athlete; null before there is an account. */
  readonly athleteId: string | null;
  /** Null until the guardian agreed. */
  readonly guardianName: string | null;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

const requestOf = (row: Row): GuardianRequest => ({
  requestId: row.id,
  firstName: row.first_name,
  guardianEmail: row.guardian_email,
  language: row.locale,
  textVersion: row.text_version,
  athleteId: row.athlete_id,
  guardianName: row.guardian_name,
  askedAt: row.asked_at,
  expiresAt: row.expires_at,
});

export const guardianRequest = async (db: Queryable, requestId: string): Promise<GuardianRequest | undefined> => {
  const row = await live(db).where('id', '=', requestId).executeTakeFirst();
  return row && requestOf(row);
};

/** The athlete's own request that waits for an answer. */
export const requestOfAthlete = async (db: Queryable, athleteId: string): Promise<GuardianRequest | undefined> => {
  const row = await live(db).where('athlete_id', '=', athleteId).executeTakeFirst();
  return row && requestOf(row);
};

const hashes = {
  'guardian-request': 'token_hash',
  'guardian-finish': 'finish_hash',
  'guardian-withdraw': 'withdraw_hash',
} as const;

/** Changes nothing, so a mail scanner may follow the link. */
export const requestByToken = async (
  db: Queryable,
  link: keyof typeof hashes,
  token: string,
): Promise<GuardianRequest | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const row = await live(db).where(hashes[link], '=', tokenHash(token)).executeTakeFirst();
  return row && requestOf(row);
};

/** True if the answer comes from the device words and the network that asked. */
export const isAsker = async (db: Queryable, pepper: Uint8Array, requestId: string, asker: Asker): Promise<boolean> => {
  const row = await live(db).where('id', '=', requestId).executeTakeFirst();
  return row?.asker_hash === askerHash(pepper, requestId, asker);
};

export interface GuardianAnswer {
  readonly token: string;
  readonly guardianName: string;
  /** Of the text that the page showed. */
  readonly textVersion: string;
}

/** Uses the guardian's link up. Returns undefined if it is unknown, expired or used, also at the same time. */
export const answerGuardianRequest = async (
  tx: Tx,
  pepper: Uint8Array,
  { token, guardianName, textVersion }: GuardianAnswer,
): Promise<{ readonly requestId: string } | undefined> => {
  const found = await requestByToken(tx, 'guardian-request', token);
  if (!found) return undefined;
  const { requestId } = found;
  const answered = await tx
    .updateTable('guardian_requests')
    .set({
      guardian_name: guardianName,
      text_version: textVersion,
      finish_hash: tokenHash(guardianToken(pepper, 'guardian-finish', requestId)),
    })
    .where('id', '=', requestId)
    .where('finish_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return answered && { requestId };
};

/** Uses the link up that was the request's last, and removes the request. */
export const takeGuardianRequest = async (
  tx: Tx,
  link: 'guardian-request' | 'guardian-finish',
  token: string,
): Promise<GuardianRequest | undefined> => {
  const row = await tx
    .deleteFrom('guardian_requests')
    .where(hashes[link], '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  return row && requestOf(row);
};

/** Removes a request that waits. Returns false if there is none. */
export const declineGuardianRequest = async (tx: Tx, token: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('guardian_requests')
    .where('withdraw_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export interface GuardianMail extends GuardianRequest {
  /** Null before the guardian agreed. */
  readonly finishToken: string | null;
  readonly requestToken: string;
  readonly withdrawToken: string;
}

/** What a mail to the guardian says; undefined if the request is gone. */
export const guardianMail = async (
  db: Queryable,
  pepper: Uint8Array,
  requestId: string,
): Promise<GuardianMail | undefined> => {
  const request = await guardianRequest(db, requestId);
  if (!request) return undefined;
  const agreed = request.guardianName !== null;
  return {
    ...request,
    finishToken: agreed ? guardianToken(pepper, 'guardian-finish', requestId) : null,
    requestToken: guardianToken(pepper, 'guardian-request', requestId),
    withdrawToken: guardianToken(pepper, 'guardian-withdraw', requestId),
  };
};

export const deleteExpiredGuardianRequests = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('guardian_requests')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
