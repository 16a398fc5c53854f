import { UNDO_HOURS } from '@palmares/domain/account';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';
import type { AccountContext } from './account-context.ts';
import { type GuardianRequest, hashes, live, requestByToken, requestOf } from './guardian-requests.ts';
import { type Asker, askerHash, guardianToken } from './guardian-tokens.ts';

/** True if the answer comes from the same kind of device and the same network as the request. */
export const isAsker = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  requestId: string,
  asker: Asker,
): Promise<boolean> => {
  const row = await live(db, at).where('id', '=', requestId).executeTakeFirst();
  return row?.asker_hash === askerHash(pepper, requestId, asker);
};

/** The links by which a guardian agrees. */
export type AnswerLink = 'guardian-request' | 'guardian-second';

export interface GuardianAnswer {
  readonly link: AnswerLink;
  readonly token: string;
  readonly guardianName: string;
  /** Version of the text that the page showed. */
  readonly textVersion: string;
  /** True if this consent must be confirmed through a second mail before it counts. */
  readonly isFirstOfTwo: boolean;
}

/** Consumes the guardian's link. Returns undefined if it is unknown, expired or used, even by a concurrent call. */
export const answerGuardianRequest = async (
  tx: Tx,
  context: AccountContext,
  { link, token, guardianName, textVersion, isFirstOfTwo }: GuardianAnswer,
): Promise<{ readonly requestId: string } | undefined> => {
  const found = await requestByToken(tx, context, link, token);
  if (!found) return undefined;
  const { requestId } = found;
  const answered = tx
    .updateTable('guardian_requests')
    .set({ guardian_name: guardianName, text_version: textVersion })
    .$if(isFirstOfTwo, (update) =>
      update.set({
        second_hash: tokenHash(guardianToken(context.pepper, 'guardian-second', requestId)),
        // The queue that mails the second link uses the database's clock.
        answered_at: sql<Date>`now()`,
      }),
    )
    .$if(!isFirstOfTwo, (update) =>
      update.set({
        finish_hash: tokenHash(guardianToken(context.pepper, 'guardian-finish', requestId)),
        agreed_at: context.at,
      }),
    )
    .where('id', '=', requestId)
    .where('finish_hash', 'is', null)
    .where('refused_at', 'is', null)
    .$if(link === 'guardian-request', (update) => update.where('second_hash', 'is', null));
  return (await answered.returning('id').executeTakeFirst()) && { requestId };
};

/** Consumes the request's last link and removes the request. */
export const takeGuardianRequest = async (
  tx: Tx,
  { at }: AccountContext,
  link: AnswerLink | 'guardian-finish',
  token: string,
): Promise<GuardianRequest | undefined> => {
  const row = await tx
    .deleteFrom('guardian_requests')
    .where(hashes[link], '=', tokenHash(token))
    .where('expires_at', '>', at)
    .where('refused_at', 'is', null)
    .$if(link === 'guardian-request', (taken) => taken.where('second_hash', 'is', null))
    .returningAll()
    .executeTakeFirst();
  return row && requestOf(row);
};

/**
 * Marks a request as refused; it is kept while the refusal can be undone. Returns false if the request has expired or
 * was already refused, even by a concurrent call.
 */
export const refuseGuardianRequest = async (tx: Tx, { at }: AccountContext, requestId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('guardian_requests')
    .set({ refused_at: at })
    .where('id', '=', requestId)
    .where('expires_at', '>', at)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Reopens a refused request. Returns false if the refusal was already undone. */
export const undoGuardianRefusal = async (tx: Tx, requestId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('guardian_requests')
    .set({ refused_at: null })
    .where('id', '=', requestId)
    .where('refused_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Deletes requests that expired or whose refusal can no longer be undone; returns how many. */
export const deleteEndedGuardianRequests = async (db: Queryable, { at }: AccountContext): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('guardian_requests')
    .where(({ or, eb }) =>
      or([
        eb('expires_at', '<=', at),
        eb('refused_at', '<=', sql<Date>`${at}::timestamptz - make_interval(hours => ${UNDO_HOURS})`),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
