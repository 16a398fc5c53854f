import type { Outcome, Refusal } from '@palmares/domain/kernel/outcome';
import { chargeOrThrow } from './charge-or-throw.server.ts';
import type { Context } from './context.server.ts';

export const requestCode = async (
  ctx: Context,
  accountId: string,
): Promise<Outcome<void, Refusal<'code_requested_recently' | 'email_verified_already'>>> => {
  const { accounts, database, jobs } = ctx.services;
  const giveBack = await chargeOrThrow(ctx, 'code-request-account', accountId);
  const outcome = await database.kysely.transaction().execute(async (tx) => {
    const requested = await accounts.requestVerificationCode(tx, accountId);
    if (requested.ok) await jobs.enqueue(tx, 'send-verification-code', { accountId });
    return requested;
  });
  if (!outcome.ok) await giveBack();
  return outcome;
};

export const verifyEmail = async (ctx: Context, accountId: string, code: string) => {
  const { accounts, database } = ctx.services;
  const giveBack = await chargeOrThrow(ctx, 'code-check-account', accountId);
  const outcome = await accounts.checkVerificationCode(database.kysely, accountId, code);
  if (outcome.ok) await giveBack();
  return outcome;
};
