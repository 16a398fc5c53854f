import { handleCommand } from '@palmares/application';
import { newAthleteId } from '@palmares/db/accounts/accounts';
import { hashPassword } from '@palmares/db/accounts/password';
import { admit, type SignUpForm, signUpForm } from '@palmares/domain/account/index';
import { type FieldCode, refusedBy } from '@palmares/domain/kernel/field-errors';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel/outcome';
import { streamOf } from '@palmares/domain/kernel/stream';
import { portfolioDecider } from '@palmares/domain/portfolio/index';
import { athleteMetadata } from '../transport/athlete-metadata.server.ts';
import type { Context } from '../transport/context.server.ts';
import { ageGate } from './age-gate.ts';
import { openSession } from './log-in.server.ts';

/** The day these terms of use were written; a later text asks again. */
const TERMS_VERSION = '2026-11-21';

type SignUpRefusal = Refusal<FieldCode | 'age_out_of_range' | 'email_taken' | 'guardian_needed'>;

/** Account, data key, first event, code and its job: all of them are there, or none is. */
const store = async (ctx: Context, form: SignUpForm, passwordHash: string, at: Date) => {
  const { language } = ctx;
  const { accounts, jobs, keyring, log } = ctx.services;
  const { firstName, lastName, email, dateOfBirth, country, region } = form;
  const athleteId = newAthleteId();
  return log.transaction(async (tx, logInside) => {
    const created = await accounts.createAccount(tx, {
      athleteId,
      firstName,
      lastName,
      email,
      passwordHash,
      dateOfBirth,
      country,
      region,
      language,
      termsVersion: TERMS_VERSION,
      at,
    });
    if (!created.ok) return created;
    await keyring.create(tx, athleteId);
    const started = await handleCommand({
      log: logInside,
      decider: portfolioDecider,
      stream: streamOf('portfolio', athleteId),
      commandId: athleteId,
      command: { type: 'StartPortfolio', firstName, lastName, dateOfBirth, place: { country, region }, language },
      metadata: athleteMetadata(athleteId, ctx),
    });
    if (!started.ok) throw new Error(`A new portfolio was refused: ${started.refusal.code}`);
    await accounts.requestVerificationCode(tx, athleteId);
    await jobs.enqueue(tx, 'send-verification-code', { athleteId });
    return created;
  });
};

export const signUp = async (ctx: Context, typed: unknown): Promise<Outcome<{ athleteId: string }, SignUpRefusal>> => {
  if (ageGate.isClosed()) return refused('guardian_needed');
  const parsed = signUpForm.safeParse(typed);
  if (!parsed.success) return refusedBy(parsed.error);
  const at = new Date();
  const admission = admit(parsed.data.dateOfBirth, parsed.data, at);
  if (!admission.ok) return admission;
  if (admission.value === 'guardian_needed') {
    ageGate.close();
    return refused('guardian_needed');
  }
  // Checked before the slow hash. The insert checks again, for two sign-ups at the same moment.
  const { accounts, database } = ctx.services;
  if (await accounts.findByEmail(database.kysely, parsed.data.email)) return refused('email_taken', { field: 'email' });
  const passwordHash = await hashPassword(parsed.data.password);
  const stored = await store(ctx, parsed.data, passwordHash, at);
  if (!stored.ok) return stored;
  await openSession(ctx, stored.value.athleteId);
  return accepted(stored.value);
};
