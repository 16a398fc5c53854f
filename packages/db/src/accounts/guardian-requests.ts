import { randomUUID } from 'node:crypto';
import { SECOND_MAIL_MINUTES, UNDO_HOURS } from '@palmares/domain/account';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { isTokenShaped, tokenHash } from '../secrets/token.ts';
import type { AccountContext } from './account-context.ts';
import { type Asker, askerHash, guardianToken } from './guardian-tokens.ts';

export const GUARDIAN_DAYS = 7;

export interface NewGuardianRequest {
  readonly guardianEmail: string;
  readonly firstName: string;
  readonly language: Language;
  readonly textVersion: string;
  readonly asker: Asker;
  /** The account's athlete; null before there is an account. */
  readonly athleteId: string | null;
  /** The browser's earlier request, which this one replaces unless the guardian agreed. */
  readonly replaces: string | undefined;
}

export const createGuardianRequest = async (
  tx: Tx,
  { pepper, at }: AccountContext,
  { guardianEmail, firstName, language, textVersion, asker, athleteId, replaces }: NewGuardianRequest,
): Promise<{ readonly requestId: string }> => {
  if (replaces !== undefined)
    await tx
      .deleteFrom('guardian_requests')
      .where('id', '=', replaces)
      .where(({ or, eb }) => or([eb('finish_hash', 'is', null), eb('refused_at', 'is not', null)]))
      .execute();
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
      asked_at: at,
      expires_at: sql<Date>`${at}::timestamptz + make_interval(days => ${GUARDIAN_DAYS})`,
    })
    .execute();
  return { requestId };
};

const unexpired = (db: Queryable, at: Date) =>
  db.selectFrom('guardian_requests').selectAll().where('expires_at', '>', at);

/** Requests that have neither expired nor been refused. */
export const live = (db: Queryable, at: Date) => unexpired(db, at).where('refused_at', 'is', null);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof live>['executeTakeFirst']>>>;

/** `agreed_once`: the guardian agreed, and must confirm it through a second mail before it counts. */
export type GuardianRequestState = 'asked' | 'agreed_once' | 'agreed';

export interface GuardianRequest {
  readonly requestId: string;
  readonly firstName: string;
  readonly guardianEmail: string;
  readonly language: Language;
  readonly textVersion: string;
  /** The account's athlete; null before there is an account. */
  readonly athleteId: string | null;
  readonly state: GuardianRequestState;
  /** Name that the guardian typed; null while nobody has agreed. */
  readonly guardianName: string | null;
  readonly askedAt: Date;
  /** When the guardian agreed so that it counts; null until then. */
  readonly agreedAt: Date | null;
  readonly expiresAt: Date;
}

const stateOf = ({ finish_hash, second_hash }: Row): GuardianRequestState => {
  if (finish_hash) return 'agreed';
  return second_hash ? 'agreed_once' : 'asked';
};

export const requestOf = (row: Row): GuardianRequest => ({
  requestId: row.id,
  firstName: row.first_name,
  guardianEmail: row.guardian_email,
  language: row.locale,
  textVersion: row.text_version,
  athleteId: row.athlete_id,
  state: stateOf(row),
  guardianName: row.guardian_name,
  askedAt: row.asked_at,
  agreedAt: row.agreed_at,
  expiresAt: row.expires_at,
});

export const guardianRequest = async (
  db: Queryable,
  { at }: AccountContext,
  requestId: string,
): Promise<GuardianRequest | undefined> => {
  const row = await live(db, at).where('id', '=', requestId).executeTakeFirst();
  return row && requestOf(row);
};

/** The athlete's own request that waits for an answer. */
export const requestOfAthlete = async (
  db: Queryable,
  { at }: AccountContext,
  athleteId: string,
): Promise<GuardianRequest | undefined> => {
  const row = await live(db, at).where('athlete_id', '=', athleteId).executeTakeFirst();
  return row && requestOf(row);
};

export const hashes = {
  'guardian-request': 'token_hash',
  'guardian-second': 'second_hash',
  'guardian-finish': 'finish_hash',
  'guardian-withdraw': 'withdraw_hash',
} as const;

export type RequestLink = keyof typeof hashes;

/** Links in mails that only the guardian gets, which refuse a request, and reopen it. The link to finish is not among them. */
const guardiansOwn = ['guardian-request', 'guardian-second', 'guardian-withdraw'] as const;

const ofGuardian = (requests: ReturnType<typeof unexpired>, token: string) => {
  const hash = tokenHash(token);
  return requests.where(({ or, eb }) => or(guardiansOwn.map((link) => eb(hashes[link], '=', hash))));
};

/** Returns the request of any link that only the guardian gets. */
export const requestOfGuardian = async (
  db: Queryable,
  { at }: AccountContext,
  token: string,
): Promise<GuardianRequest | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const row = await ofGuardian(live(db, at), token).executeTakeFirst();
  return row && requestOf(row);
};

/** Changes nothing, so a mail scanner may follow the link. */
export const requestByToken = async (
  db: Queryable,
  { at }: AccountContext,
  link: RequestLink,
  token: string,
): Promise<GuardianRequest | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const row = await live(db, at).where(hashes[link], '=', tokenHash(token)).executeTakeFirst();
  return row && requestOf(row);
};

export interface RefusedRequest {
  readonly request: GuardianRequest;
  readonly refusedAt: Date;
}

/** Returns a refused request while the refusal can be undone, for any link that only the guardian gets. */
export const refusedRequest = async (
  db: Queryable,
  { at }: AccountContext,
  token: string,
): Promise<RefusedRequest | undefined> => {
  if (!isTokenShaped(token)) return undefined;
  const row = await ofGuardian(unexpired(db, at), token)
    .where('refused_at', '>', sql<Date>`${at}::timestamptz - make_interval(hours => ${UNDO_HOURS})`)
    .executeTakeFirst();
  return row?.refused_at ? { request: requestOf(row), refusedAt: row.refused_at } : undefined;
};

export interface GuardianMail extends GuardianRequest {
  /** Token of the second mail; null if none is due. */
  readonly secondToken: string | null;
  /** Null until the guardian's agreement counts. */
  readonly finishToken: string | null;
  readonly requestToken: string;
  readonly withdrawToken: string;
}

/**
 * Returns the content of a mail to the guardian; undefined if the request is gone, or its second mail is not due yet.
 */
export const guardianMail = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  requestId: string,
): Promise<GuardianMail | undefined> => {
  const row = await live(db, at)
    .where('id', '=', requestId)
    .where(({ or, eb }) =>
      or([
        eb('second_hash', 'is', null),
        eb('finish_hash', 'is not', null),
        eb('answered_at', '<=', sql<Date>`now() - make_interval(mins => ${SECOND_MAIL_MINUTES})`),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { state } = requestOf(row);
  const token = (link: RequestLink) => guardianToken(pepper, link, requestId);
  return {
    ...requestOf(row),
    secondToken: state === 'agreed_once' ? token('guardian-second') : null,
    finishToken: state === 'agreed' ? token('guardian-finish') : null,
    requestToken: token('guardian-request'),
    withdrawToken: token('guardian-withdraw'),
  };
};
