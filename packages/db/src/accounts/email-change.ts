import { randomUUID } from 'node:crypto';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { AccountContext } from './account-context.ts';
import { RESEND_SECONDS, secondsToWait } from './seconds-to-wait.ts';
import { CODE_MINUTES, CODE_TRIES } from './verification-code.ts';

export interface EmailChange {
  readonly newEmail: string;
  readonly resendInSeconds: number;
}

export interface EmailChangeRequest {
  readonly athleteId: string;
  readonly newEmail: string;
}

/** The change that waits for its code; undefined if there is none. */
export const emailChangeOf = (
  db: Queryable,
  { at }: AccountContext,
  athleteId: string,
): Promise<EmailChange | undefined> =>
  db
    .selectFrom('email_changes')
    .select(['new_email as newEmail', secondsToWait(at).as('resendInSeconds')])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();

/**
 * Replaces the account's earlier request and its code. The same address can be requested again only after a minute.
 * Nothing here depends on whether the new address has an account.
 */
export const requestEmailChange = async (
  tx: Tx,
  context: AccountContext,
  { athleteId, newEmail }: EmailChangeRequest,
): Promise<Outcome<{ requestId: string }, Refusal<'code_requested_recently'>>> => {
  const { at } = context;
  const requestId = randomUUID();
  const change = {
    request_id: requestId,
    new_email: newEmail,
    expires_at: sql<Date>`${at}::timestamptz + make_interval(mins => ${CODE_MINUTES})`,
    tries_left: CODE_TRIES,
    requested_at: at,
  };
  const requested = await tx
    .insertInto('email_changes')
    .values({ athlete_id: athleteId, ...change })
    .onConflict((conflict) =>
      conflict
        .column('athlete_id')
        .doUpdateSet(change)
        .where(({ eb, or }) =>
          or([
            eb('email_changes.new_email', '<>', newEmail),
            eb(
              'email_changes.requested_at',
              '<=',
              sql<Date>`${at}::timestamptz - make_interval(secs => ${RESEND_SECONDS})`,
            ),
          ]),
        ),
    )
    .returning('request_id')
    .executeTakeFirst();
  if (requested) return accepted({ requestId });
  const earlier = await emailChangeOf(tx, context, athleteId);
  return refused('code_requested_recently', { params: { seconds: Math.max(1, earlier?.resendInSeconds ?? 0) } });
};

export const cancelEmailChange = async (db: Queryable, athleteId: string): Promise<void> => {
  await db.deleteFrom('email_changes').where('athlete_id', '=', athleteId).execute();
};
