import { refuseGuessable } from '@palmares/application';
import { hashPassword } from '@palmares/db/accounts';
import { newPasswordForm } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import { chargeAttempt } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { endSessionCookie } from '../transport/session-cookie.server.ts';

/** Charges before it answers, so that nobody asks for many addresses whether they have an account. */
export const requestReset = async (ctx: Context, email: string): Promise<Outcome<void, Refusal<'email_unknown'>>> => {
  const { accounts, database, jobs } = ctx.services;
  await chargeAttempt(ctx, 'reset-network', ctx.visitor.address);
  await chargeAttempt(ctx, 'reset-mailbox', email);
  const account = await accounts.findByEmail(database.kysely, email);
  if (!account) {
    noteSecurityEvent('reset_link_refused', { code: 'email_unknown' });
    return refused('email_unknown', { field: 'email' });
  }
  const { athleteId } = account;
  await database.kysely.transaction().execute(async (tx) => {
    const { requestId } = await accounts.requestPasswordReset(tx, athleteId);
    await jobs.enqueue(tx, 'send-password-reset', { athleteId, requestId }, { key: requestId });
  });
  noteSecurityEvent('reset_link_requested', { athleteId });
  return accepted(undefined);
};

/** Only reads, because mail scanners open links. */
export const isResetLinkLive = async ({ services: { accounts, database } }: Context, token: string): Promise<boolean> =>
  (await accounts.passwordResetAccount(database.kysely, token)) !== undefined;

interface NewPassword {
  readonly token: string;
  readonly form: unknown;
}

const refusedReset = () => {
  noteSecurityEvent('password_reset_refused', { code: 'reset_link_invalid' });
  return refused('reset_link_invalid');
};

export const resetPassword = async (
  { services, session }: Context,
  { token, form }: NewPassword,
): Promise<Outcome<void, Refusal<FieldCode | 'reset_link_invalid'>>> => {
  const { accounts, database } = services;
  const parsed = newPasswordForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const account = await accounts.passwordResetAccount(database.kysely, token);
  if (!account) return refusedReset();
  const unguessable = await refuseGuessable(parsed.data.password, account);
  if (!unguessable.ok) return unguessable;
  const passwordHash = await hashPassword(parsed.data.password);
  const reset = await database.kysely
    .transaction()
    .execute((tx) => accounts.resetPassword(tx, { token, passwordHash }));
  if (!reset) return refusedReset();
  noteSecurityEvent('password_reset', { athleteId: account.athleteId });
  if (session?.athleteId === account.athleteId) endSessionCookie(services);
  return accepted(undefined);
};
