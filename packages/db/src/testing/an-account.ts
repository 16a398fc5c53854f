import { termsVersion } from '@palmares/domain/account';
import { createAccount, type NewAccount, newAthleteId } from '../accounts/accounts.ts';
import { dummyHash } from '../accounts/password.ts';
import type { Database } from '../database.ts';

export const newAccount = (given: Partial<NewAccount> = {}): NewAccount => {
  const athleteId = newAthleteId();
  return {
    athleteId,
    firstName: 'Maëlle',
    lastName: 'Gagnon',
    email: `${athleteId}@example.com`,
    passwordHash: dummyHash,
    dateOfBirth: '2007-03-14',
    country: 'can',
    region: 'QC',
    language: 'fr-ca',
    termsVersion,
    at: new Date('2026-11-21T12:00:00Z'),
    ...given,
  };
};

/** An account that nobody can sign in to, unless the test passes a password hash. */
export const anAccount = async ({ kysely }: Database, given: Partial<NewAccount> = {}): Promise<NewAccount> => {
  const account = newAccount(given);
  const outcome = await kysely.transaction().execute((tx) => createAccount(tx, account));
  if (!outcome.ok) throw new Error(`No account was created: ${outcome.refusal.code}`);
  return account;
};
