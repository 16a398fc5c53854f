import { type SignUpRefusal, signUp as signUpAthlete } from '@palmares/application';
import { type Outcome, refused } from '@palmares/domain/kernel';
import type { Context } from '../transport/context.server.ts';
import { ageGate } from './age-gate.ts';
import { openSession } from './log-in.server.ts';

/** Signs a visitor up and logs them in. A visitor who is too young cannot try again in this browser session. */
export const signUp = async (ctx: Context, form: unknown): Promise<Outcome<{ athleteId: string }, SignUpRefusal>> => {
  if (ageGate.isClosed()) return refused('guardian_needed');
  const { services, device, language } = ctx;
  const signedUp = await signUpAthlete(services, { device }, { form, language });
  if (signedUp.ok) await openSession(ctx, signedUp.value.athleteId);
  else if (signedUp.refusal.code === 'guardian_needed') ageGate.close();
  return signedUp;
};
