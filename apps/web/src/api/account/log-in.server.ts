import { startSession } from '@palmares/db/accounts';
import { accepted, type Outcome, type Refusal } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { endSessionCookie, writeSessionCookie } from '../transport/session-cookie.server.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Creates a new session on each log-in, so that a cookie planted earlier opens nothing (session fixation). */
export const openSession = async ({ services, device }: Context, athleteId: string): Promise<void> => {
  const session = await startSession(services.lucia, { athleteId, device });
  writeSessionCookie(services, session.id);
};

export const logIn = async (
  ctx: Context,
  credentials: Credentials,
): Promise<Outcome<{ emailVerified: boolean }, Refusal<'credentials_wrong'>>> => {
  const { accounts, database } = ctx.services;
  const refundNetwork = await chargeAttempt(ctx, 'sign-in-network', ctx.visitor.address);
  const refundMailbox = await chargeAttempt(ctx, 'sign-in-mailbox', credentials.email);
  const refund = () => Promise.all([refundNetwork(), refundMailbox()]);
  const verified = await refundOnFailure(refund, accounts.verifyPassword(database.kysely, credentials));
  if (!verified.ok) return verified;
  await refund();
  await openSession(ctx, verified.value.athleteId);
  return accepted({ emailVerified: verified.value.emailVerified });
};

export const logOut = async ({ services, session }: Context): Promise<void> => {
  if (session) await services.accounts.endSession(services.database.kysely, session);
  endSessionCookie(services);
};
