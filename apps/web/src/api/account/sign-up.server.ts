import { type SignUpRefusal, signUp as signUpAthlete } from '@palmares/application';
import { email, isTooYoung, refusedTooYoung } from '@palmares/domain/account';
import { type Outcome, refused } from '@palmares/domain/kernel';
import { z } from 'zod';
import { requestCookie } from '../guardian/request-cookie.server.ts';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { closeAgeGate, isAgeGateClosed, openAgeGate } from './age-gate.server.ts';
import { openSession } from './log-in.server.ts';

/** Charges the email with the code to its mailbox, which addresses with different tags share. */
const chargeMail = async (ctx: Context, form: unknown): Promise<() => Promise<void>> => {
  const typed = z.object({ email }).safeParse(form);
  return typed.success ? chargeAttempt(ctx, 'code-mailbox', typed.data.email) : async () => {};
};

interface SignUp {
  readonly form: object;
  /** From the link that a guardian was sent after agreeing. */
  readonly guardianToken?: string | undefined;
}

/** Signs a visitor up and logs them in. A visitor who is too young cannot try again in this browser session. */
export const signUp = async (
  ctx: Context,
  { form, guardianToken }: SignUp,
): Promise<Outcome<{ athleteId: string }, SignUpRefusal>> => {
  if (isAgeGateClosed('tooYoung')) return refusedTooYoung;
  if (guardianToken === undefined && isAgeGateClosed('guardianNeeded')) return refused('guardian_needed');
  const { services, device, language } = ctx;
  const refund = await chargeMail(ctx, form);
  const signingUp = signUpAthlete(services, { device }, { form, language, guardianToken });
  const signedUp = await refundOnFailure(refund, signingUp);
  if (signedUp.ok) {
    await openSession(ctx, signedUp.value);
    openAgeGate(ctx);
    requestCookie.forget(ctx);
    return signedUp;
  }
  await refund();
  if (signedUp.refusal.code === 'guardian_needed') closeAgeGate(ctx, 'guardianNeeded');
  if (isTooYoung(signedUp.refusal)) closeAgeGate(ctx, 'tooYoung');
  return signedUp;
};
