import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { AccountContext } from './account-context.ts';
import { findAccount } from './accounts.ts';
import { RESEND_SECONDS, secondsToWait } from './seconds-to-wait.ts';
import type { MailState } from './tables.ts';

/**
 * Queues a code. An earlier code stays valid until the worker creates the next one, in case its mail was only slow. The
 * condition on the row makes one of two concurrent requests fail.
 */
export const requestVerificationCode = async (
  tx: Tx,
  { at }: AccountContext,
  athleteId: string,
): Promise<Outcome<void, Refusal<'code_requested_recently' | 'email_released' | 'email_verified_already'>>> => {
  const requested = await tx
    .insertInto('email_verifications')
    .columns(['athlete_id', 'state', 'requested_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select(['id', sql<MailState>`'queued'`.as('state'), sql<Date>`${at}::timestamptz`.as('requested_at')])
        .where('id', '=', athleteId)
        .where('email_verified_at', 'is', null)
        .where('email_released_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .column('athlete_id')
        .doUpdateSet({ state: 'queued', requested_at: at })
        .where(
          'email_verifications.requested_at',
          '<=',
          sql<Date>`${at}::timestamptz - make_interval(secs => ${RESEND_SECONDS})`,
        ),
    )
    .returning('athlete_id')
    .executeTakeFirst();
  if (requested) return accepted(undefined);

  const earlier = await tx
    .selectFrom('email_verifications')
    .select(secondsToWait(at).as('seconds'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  if (earlier) return refused('code_requested_recently', { params: { seconds: Math.max(1, earlier.seconds) } });
  const account = await findAccount(tx, athleteId);
  return refused(account?.emailReleased ? 'email_released' : 'email_verified_already');
};

export const markVerificationMail = async (
  db: Queryable,
  athleteId: string,
  state: Exclude<MailState, 'queued'>,
): Promise<void> => {
  await db.updateTable('email_verifications').set({ state }).where('athlete_id', '=', athleteId).execute();
};

export interface VerificationMail {
  readonly state: MailState;
  readonly resendInSeconds: number;
}

/** The state of the mail with the code, for the page that asks for it; undefined if there is no code to ask for. */
export const verificationMail = async (
  db: Queryable,
  { at }: AccountContext,
  athleteId: string,
): Promise<VerificationMail | undefined> =>
  db
    .selectFrom('email_verifications')
    .select(['state', secondsToWait(at).as('resendInSeconds')])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
