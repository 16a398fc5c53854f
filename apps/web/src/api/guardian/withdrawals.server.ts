import { mailReceipt, undoWithdrawal, withdraw } from '@palmares/application';
import { guardianByToken, type RefusedRequest } from '@palmares/db/accounts';
import { undoableUntil as undoableFrom } from '@palmares/domain/account';
import type { Context } from '../transport/context.server.ts';
import { requestCookie } from './request-cookie.server.ts';

export const browserOf = ({ session }: Context) => ({
  ownRequest: requestCookie.read(),
  sessionOf: session?.athleteId,
});

/** Returns when a refusal can no longer be undone: after 24 hours, or when the request expires if that is sooner. */
export const undoableUntil = ({ request: { expiresAt }, refusedAt }: RefusedRequest): Date => {
  const until = undoableFrom(refusedAt);
  return until < expiresAt ? until : expiresAt;
};

/** Returns what the link would end, or ended. Changes nothing, because mail scanners open links. */
export const withdrawalPage = async ({ services: { accounts, database, now } }: Context, token: string) => {
  const { kysely } = database;
  const request = await accounts.requestByToken(kysely, 'guardian-withdraw', token);
  if (request)
    return { state: request.athleteId === null ? 'request' : 'later_request', firstName: request.firstName } as const;
  const refused = await accounts.refusedRequest(kysely, 'guardian-withdraw', token);
  if (refused) {
    const { firstName } = refused.request;
    return { state: 'refused', firstName, undoableUntil: undoableUntil(refused) } as const;
  }
  const guardian = await guardianByToken(kysely, token, now());
  if (!guardian) return { state: 'invalid' } as const;
  const { withdrawnAt, isUndoable } = guardian;
  if (!withdrawnAt) return { state: 'account' } as const;
  return { state: 'withdrawn', undoableUntil: isUndoable ? undoableFrom(withdrawnAt) : null } as const;
};

export interface Decision {
  readonly token: string;
  readonly form: unknown;
}

export const sayNo = ({ services }: Context, decision: Decision) => withdraw(services, decision);

export const undo = (ctx: Context, decision: Decision) =>
  undoWithdrawal(ctx.services, { ...decision, ...browserOf(ctx) });

export const confirmByMail = ({ services, language }: Context, decision: Decision) => {
  const chargeMailbox = async (email: string) => (await services.quotas.charge('guardian-receipt-mailbox', email)).ok;
  return mailReceipt({ ...services, chargeMailbox }, { ...decision, language });
};
