import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';

export const requestCode = async (
  ctx: Context,
  athleteId: string,
): Promise<Outcome<void, Refusal<'code_requested_recently' | 'email_released' | 'email_verified_already'>>> => {
  const { accounts, database, jobs } = ctx.services;
  const account = await accounts.findAccount(database.kysely, athleteId);
  const refunds = [
    await chargeAttempt(ctx, 'code-request-account', athleteId),
    ...(account ? [await chargeAttempt(ctx, 'code-mailbox', account.email)] : []),
  ];
  const outcome = await database.kysely.transaction().execute(async (tx) => {
    const requested = await accounts.requestVerificationCode(tx, athleteId);
    if (requested.ok) await jobs.enqueue(tx, 'send-verification-code', { athleteId });
    return requested;
  });
  if (!outcome.ok) await Promise.all(refunds.map((refund) => refund()));
  return outcome;
};

export const verifyEmail = async (ctx: Context, athleteId: string, code: string) => {
  const { accounts, database } = ctx.services;
  const refund = await chargeAttempt(ctx, 'code-check-account', athleteId);
  const outcome = await refundOnFailure(refund, accounts.checkVerificationCode(database.kysely, athleteId, code));
  if (outcome.ok) await refund();
  return outcome;
};
