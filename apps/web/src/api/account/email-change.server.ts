import type { CodeRefusal } from '@palmares/db/accounts';
import { emailChangeForm } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';

type Asked = Outcome<void, Refusal<FieldCode | 'code_requested_recently' | 'email_unchanged' | 'password_wrong'>>;

/**
 * Stores and answers the same whether or not an account has the new address, so that nobody can probe for accounts; the
 * worker sends the email that fits.
 */
const sendCode = async (
  { services: { accounts, database, jobs } }: Context,
  athleteId: string,
  { newEmail, tell }: { readonly newEmail: string; readonly tell: boolean },
): Promise<Outcome<void, Refusal<'code_requested_recently'>>> =>
  database.kysely.transaction().execute(async (tx) => {
    const requested = await accounts.requestEmailChange(tx, { athleteId, newEmail });
    if (!requested.ok) return requested;
    const { requestId } = requested.value;
    await jobs.enqueue(tx, 'send-email-change', { athleteId, requestId, kind: 'code' });
    if (tell) await jobs.enqueue(tx, 'send-email-change', { athleteId, requestId, kind: 'notice' });
    return accepted(undefined);
  });

export const requestEmailChange = async (ctx: Context, athleteId: string, form: unknown): Promise<Asked> => {
  const { accounts, database } = ctx.services;
  const parsed = emailChangeForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { email: newEmail, password } = parsed.data;
  await chargeAttempt(ctx, 'email-change-account', athleteId);
  const account = await accounts.findAccount(database.kysely, athleteId);
  // A released address can be verified again, which returns it to this account.
  const isOwn = !account?.emailReleased && account?.email.toLowerCase() === newEmail.toLowerCase();
  if (isOwn) return refused('email_unchanged', { field: 'email' });
  if (!(await accounts.isPasswordOf(database.kysely, athleteId, password)))
    return refused('password_wrong', { field: 'password' });
  await chargeAttempt(ctx, 'email-change-mailbox', newEmail);
  return sendCode(ctx, athleteId, { newEmail, tell: true });
};

/** Sends the code again. The current address was notified when the change was requested. */
export const resendEmailChange = async (ctx: Context, athleteId: string): Promise<Asked> => {
  const { accounts, database } = ctx.services;
  const waiting = await accounts.emailChangeOf(database.kysely, athleteId);
  if (!waiting) return accepted(undefined);
  const { newEmail } = waiting;
  await chargeAttempt(ctx, 'email-change-account', athleteId);
  await chargeAttempt(ctx, 'email-change-mailbox', newEmail);
  return sendCode(ctx, athleteId, { newEmail, tell: false });
};

export const confirmEmailChange = async (
  ctx: Context,
  athleteId: string,
  code: string,
): Promise<Outcome<void, CodeRefusal | Refusal<'email_taken'>>> => {
  const { accounts, database, jobs } = ctx.services;
  const refund = await chargeAttempt(ctx, 'code-check-account', athleteId);
  const outcome = await refundOnFailure(
    refund,
    accounts.changeEmail(database.kysely, { athleteId, code }, (tx) =>
      jobs.enqueue(tx, 'sync-customer', { athleteId }),
    ),
  );
  if (outcome.ok) await refund();
  return outcome;
};
