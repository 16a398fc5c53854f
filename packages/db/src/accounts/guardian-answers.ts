import { UNDO_HOURS } from '@palmares/domain/account';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { tokenHash } from '../secrets/token.ts';
import { type GuardianRequest, hashes, live, requestByToken, requestOf } from './guardian-requests.ts';
import { type Asker, askerHash, guardianToken } from './guardian-tokens.ts';

/** True if the answer comes from the device words and the network that asked. */
export const isAsker = async (db: Queryable, pepper: Uint8Array, requestId: string, asker: Asker): Promise<boolean> => {
  const row = await live(db).where('id', '=', requestId).executeTakeFirst();
  return row?.asker_hash === askerHash(pepper, requestId, asker);
};

/** The links by which a guardian says yes. */
export type AnswerLink = 'guardian-request' | 'guardian-second';

export interface GuardianAnswer {
  readonly link: AnswerLink;
  readonly token: string;
  readonly guardianName: string;
  /** Of the text that the page showed. */
  readonly textVersion: string;
  /** True if the yes counts once it is said again by a second mail. */
  readonly isFirstOfTwo: boolean;
}

/** Uses the guardian's link up. Returns undefined if it is unknown, expired or used, also at the same time. */
export const answerGuardianRequest = async (
  tx: Tx,
  pepper: Uint8Array,
  { link, token, guardianName, textVersion, isFirstOfTwo }: GuardianAnswer,
): Promise<{ readonly requestId: string } | undefined> => {
  const found = await requestByToken(tx, link, token);
  if (!found) return undefined;
  const { requestId } = found;
  const answered = tx
    .updateTable('guardian_requests')
    .set({ guardian_name: guardianName, text_version: textVersion })
    .$if(isFirstOfTwo, (update) =>
      update.set({
        second_hash: tokenHash(guardianToken(pepper, 'guardian-second', requestId)),
        answered_at: sql<Date>`now()`,
      }),
    )
    .$if(!isFirstOfTwo, (update) =>
      update.set({ finish_hash: tokenHash(guardianToken(pepper, 'guardian-finish', requestId)) }),
    )
    .where('id', '=', requestId)
    .where('finish_hash', 'is', null)
    .where('refused_at', 'is', null)
    .$if(link === 'guardian-request', (update) => update.where('second_hash', 'is', null));
  return (await answered.returning('id').executeTakeFirst()) && { requestId };
};

/** Uses the link up that was the request's last, and removes the request. */
export const takeGuardianRequest = async (
  tx: Tx,
  link: AnswerLink | 'guardian-finish',
  token: string,
): Promise<GuardianRequest | undefined> => {
  const row = await tx
    .deleteFrom('guardian_requests')
    .where(hashes[link], '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('refused_at', 'is', null)
    .$if(link === 'guardian-request', (taken) => taken.where('second_hash', 'is', null))
    .returningAll()
    .executeTakeFirst();
  return row && requestOf(row);
};

/** Keeps a request for as long as the no can be taken back. Returns false if it is over, also at the same time. */
export const refuseGuardianRequest = async (tx: Tx, requestId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('guardian_requests')
    .set({ refused_at: sql<Date>`now()` })
    .where('id', '=', requestId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The request is as it was before the no. Returns false if that was taken back a moment ago. */
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
export const deleteEndedGuardianRequests = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('guardian_requests')
    .where(({ or, eb }) =>
      or([
        eb('expires_at', '<=', sql<Date>`now()`),
        eb('refused_at', '<=', sql<Date>`now() - make_interval(hours => ${UNDO_HOURS})`),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
