import type { Database } from '@palmares/db';
import { type Accounts, hashPassword } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { admit, isSameMailbox, signUpForm, termsVersion } from '@palmares/domain/account';
import { type FieldCode, type Language, type Outcome, type Refusal, refused, refusedBy } from '@palmares/domain/kernel';
import type { Keyring } from '@palmares/event-store/event-log';
import { confirmGuardian, GuardianLinkUsed } from '../guardian/confirm-guardian.ts';
import { createAthlete } from './create-athlete.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { refuseWebsites } from './refuse-websites.ts';

export interface SignUpDeps {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly keyring: Keyring;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

export interface SignUpInput {
  /** The raw form values. */
  readonly form: object;
  readonly language: Language;
  /** Token of the link that was sent to a guardian who agreed; undefined if the athlete needs no guardian. */
  readonly guardianToken?: string | undefined;
}

export type SignUpRefusal = Refusal<
  FieldCode | 'age_out_of_range' | 'email_taken' | 'guardian_link_invalid' | 'guardian_needed' | 'guardian_same_mailbox'
>;

/** Creates an athlete's account and queues a verification code. */
export const signUp = async (
  { accounts, database, jobs, keyring, log, now }: SignUpDeps,
  { device }: { readonly device: string },
  { form, language, guardianToken }: SignUpInput,
): Promise<Outcome<{ athleteId: string }, SignUpRefusal>> => {
  const request =
    guardianToken === undefined
      ? undefined
      : await accounts.requestByToken(database.kysely, 'guardian-finish', guardianToken);
  if (guardianToken !== undefined && !request) return refused('guardian_link_invalid');
  // The guardian agreed for this first name, whatever the form says.
  const parsed = signUpForm.safeParse(request ? { ...form, firstName: request.firstName } : form);
  if (!parsed.success) return refusedBy(parsed.error);
  const named = refuseWebsites(parsed.data);
  if (!named.ok) return named;
  const at = now();
  const { firstName, lastName, email, dateOfBirth, country, region, password } = parsed.data;
  const admission = admit(dateOfBirth, { country, region }, at);
  if (!admission.ok) return admission;
  if (admission.value === 'guardian_needed' && !request) return refused('guardian_needed');
  if (request && isSameMailbox(email, request.guardianEmail))
    return refused('guardian_same_mailbox', { field: 'email' });
  const unguessable = await refuseGuessable(password, parsed.data);
  if (!unguessable.ok) return unguessable;
  // Checked before the slow hash. The insert checks again, for two concurrent sign-ups.
  if (await accounts.isEmailReserved(database.kysely, email)) return refused('email_taken', { field: 'email' });
  const passwordHash = await hashPassword(password);
  const athlete = { firstName, lastName, dateOfBirth, place: { country, region }, language };
  const created = log.transaction(async (tx, inside) => {
    const created = await createAthlete(
      { tx, log: inside, keyring },
      { ...athlete, email, passwordHash, termsVersion },
      { device, at },
    );
    if (!created.ok) return created;
    const { athleteId } = created.value;
    if (guardianToken !== undefined)
      await confirmGuardian({ tx, log: inside, accounts, jobs }, { athleteId, token: guardianToken, at });
    await accounts.requestVerificationCode(tx, athleteId);
    await jobs.enqueue(tx, 'send-verification-code', { athleteId });
    return created;
  });
  return created.catch((error: unknown) => {
    if (error instanceof GuardianLinkUsed) return refused('guardian_link_invalid');
    throw error;
  });
};
