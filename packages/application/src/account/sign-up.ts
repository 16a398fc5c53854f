import type { Database } from '@palmares/db';
import { type Accounts, hashPassword } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { admit, signUpForm, termsVersion } from '@palmares/domain/account';
import { type FieldCode, type Language, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import type { Keyring } from '@palmares/event-store/event-log';
import { createAthlete } from './create-athlete.ts';
import { refuseGuessable } from './refuse-guessable.ts';

export interface SignUpDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly keyring: Keyring;
  readonly log: PostgresEventLog;
}

export interface SignUpInput {
  /** The raw form values. */
  readonly form: unknown;
  readonly language: Language;
}

export type SignUpRefusal = Refusal<FieldCode | 'age_out_of_range' | 'email_taken' | 'guardian_needed'>;

/** Creates an athlete's account and queues a verification code. */
export const signUp = async (
  { accounts, database, jobs, keyring, log }: SignUpDeps,
  { device }: { readonly device: string },
  { form, language }: SignUpInput,
): Promise<Outcome<{ athleteId: string }, SignUpRefusal>> => {
  const parsed = signUpForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const at = new Date();
  const { firstName, lastName, email, dateOfBirth, country, region, password } = parsed.data;
  const admission = admit(dateOfBirth, { country, region }, at);
  if (!admission.ok) return admission;
  if (admission.value === 'guardian_needed') return refused('guardian_needed');
  const unguessable = await refuseGuessable(password, parsed.data);
  if (!unguessable.ok) return unguessable;
  // Checked before the slow hash. The insert checks again, for two concurrent sign-ups.
  if (await accounts.isEmailReserved(database.kysely, email)) return refused('email_taken', { field: 'email' });
  const passwordHash = await hashPassword(password);
  const athlete = { firstName, lastName, dateOfBirth, place: { country, region }, language };
  return log.transaction(async (tx, inside) => {
    const created = await createAthlete(
      { tx, log: inside, keyring },
      { ...athlete, email, passwordHash, termsVersion },
      { device, at },
    );
    if (!created.ok) return created;
    const { athleteId } = created.value;
    await accounts.requestVerificationCode(tx, athleteId);
    await jobs.enqueue(tx, 'send-verification-code', { athleteId });
    return created;
  });
};
