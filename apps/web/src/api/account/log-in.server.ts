import { AccountChanged, startSession } from '@palmares/db/accounts';
import { networkAndMailbox } from '@palmares/db/limits';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { endSessionCookie, writeSessionCookie } from '../transport/session-cookie.server.ts';

interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly athleteId?: string | undefined;
}

/**
 * Creates a new session on each log-in, so that a cookie planted earlier opens nothing (session fixation). Ends the
 * browser's earlier session, which its new cookie makes unreachable. Emails the athlete if the device is new to the
 * account.
 *
 * @throws AccountChanged
 */
export const openSession = async (
  { services, session: earlier, device, visitor: { address } }: Context,
  { athleteId, passwordHash }: { readonly athleteId: string; readonly passwordHash?: string },
): Promise<void> => {
  const session = await startSession(services.lucia, { athleteId, device, passwordHash });
  await services.database.kysely.transaction().execute(async (tx) => {
    const announcementId = await services.accounts.rememberDevice(tx, { athleteId, device, address });
    if (announcementId) await services.jobs.enqueue(tx, 'send-new-device-notice', { athleteId, announcementId });
  });
  writeSessionCookie(services, session.id);
  if (earlier) await services.accounts.endSession(services.database.kysely, earlier);
};

/**
 * Charges the guesser before the mailbox, so that only guesses from many networks slow its owner down. Returns a
 * function that refunds all of it.
 */
const chargeGuess = async (ctx: Context, email: string): Promise<() => Promise<unknown>> => {
  const { address } = ctx.visitor;
  const guesser = await Promise.all([
    chargeAttempt(ctx, 'sign-in-network', address),
    chargeAttempt(ctx, 'sign-in-visitor', networkAndMailbox(address, email)),
  ]);
  const refunds = [...guesser, await chargeAttempt(ctx, 'sign-in-mailbox', email)];
  return () => Promise.all(refunds.map((refund) => refund()));
};

const refusedLogIn = <Code extends 'another_account' | 'credentials_wrong'>(code: Code) => {
  noteSecurityEvent('log_in_refused', { code });
  return refused(code);
};

export const logIn = async (
  ctx: Context,
  { athleteId: expected, ...credentials }: LogIn,
): Promise<Outcome<{ emailVerified: boolean }, Refusal<'another_account' | 'credentials_wrong'>>> => {
  const { accounts, database } = ctx.services;
  const refund = await chargeGuess(ctx, credentials.email);
  const verified = await refundOnFailure(refund, accounts.verifyPassword(database.kysely, credentials));
  if (!verified.ok) return refusedLogIn(verified.refusal.code);
  const { athleteId, emailVerified, passwordHash } = verified.value;
  if (expected !== undefined && expected !== athleteId) {
    await refund();
    return refusedLogIn('another_account');
  }
  try {
    await Promise.all([refund(), openSession(ctx, { athleteId, passwordHash })]);
  } catch (failure) {
    if (failure instanceof AccountChanged) return refusedLogIn('credentials_wrong');
    throw failure;
  }
  noteSecurityEvent('log_in', { athleteId });
  return accepted({ emailVerified });
};

export const logOut = async ({ services, session }: Context): Promise<void> => {
  if (session) await services.accounts.endSession(services.database.kysely, session);
  endSessionCookie(services);
};
