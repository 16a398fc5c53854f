import { accepted, type Language, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { shardOf, uuidv7 } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { Country } from './tables.ts';
import { acceptTerms } from './terms.ts';

export interface NewAccount {
  readonly athleteId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** From `hashPassword`, which must be awaited before the transaction begins. */
  readonly passwordHash: string;
  readonly dateOfBirth: string;
  readonly country: Country;
  readonly region: string;
  readonly language: Language;
  readonly termsVersion: string;
  readonly at: Date;
}

export interface Account {
  readonly athleteId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: Language;
}

/** One account is one athlete: this id is also the id in streams, shards, links and sessions. */
export const newAthleteId = (): string => uuidv7();

/** Inserts the account unless its address has one. A concurrent sign-up with that address waits, and is then refused. */
export const createAccount = async (
  tx: Tx,
  account: NewAccount,
): Promise<Outcome<{ athleteId: string }, Refusal<'email_taken'>>> => {
  const created = await tx
    .insertInto('accounts')
    .values({
      id: account.athleteId,
      shard: shardOf(account.athleteId),
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email.trim(),
      email_verified_at: null,
      password_hash: account.passwordHash,
      date_of_birth: account.dateOfBirth,
      country: account.country,
      region: account.region,
      language: account.language,
      terms_accepted_at: account.at,
      terms_version: account.termsVersion,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return refused('email_taken', { field: 'email' });
  const { termsVersion: version, language, at } = account;
  await acceptTerms(tx, created.id, { version, language, at });
  return accepted({ athleteId: created.id });
};

const selectAccounts = (db: Queryable) =>
  db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email', 'email_verified_at', 'language', 'password_hash']);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

export const accountOf = (row: Row): Account => ({
  athleteId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  language: row.language,
});

/** With the password's hash, for `verifyPassword`. */
export const rowByEmail = (db: Queryable, email: string): Promise<Row | undefined> =>
  selectAccounts(db).where(sql`lower(email)`, '=', sql`lower(${email.trim()})`).executeTakeFirst();

export const findByEmail = async (db: Queryable, email: string): Promise<Account | undefined> => {
  const row = await rowByEmail(db, email);
  return row && accountOf(row);
};

export const findAccount = async (db: Queryable, athleteId: string): Promise<Account | undefined> => {
  const row = await selectAccounts(db).where('id', '=', athleteId).executeTakeFirst();
  return row && accountOf(row);
};

/** The language of the account's mails. */
export const setLanguage = async (db: Queryable, athleteId: string, language: Language): Promise<void> => {
  await db.updateTable('accounts').set({ language }).where('id', '=', athleteId).execute();
};

export interface AccountName {
  readonly firstName: string;
  readonly lastName: string;
}

export const rename = async (db: Queryable, athleteId: string, { firstName, lastName }: AccountName): Promise<void> => {
  await db
    .updateTable('accounts')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', athleteId)
    .execute();
};
