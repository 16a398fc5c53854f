import { accepted, type Language, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { shardOf, uuidv7 } from '@palmares/event-store';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { releaseEmail } from './released-email.ts';
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
  /** True if the address is no longer this account's: it was not verified in time, and another account has it. */
  readonly emailReleased: boolean;
  readonly language: Language;
}

/** One account is one athlete: this id is also the id in streams, shards, links and sessions. */
export const newAthleteId = (): string => uuidv7();

/** Inserts the account unless its address is reserved. A concurrent sign-up with that address waits, and is then refused. */
export const createAccount = async (
  tx: Tx,
  account: NewAccount,
): Promise<Outcome<{ athleteId: string }, Refusal<'email_taken'>>> => {
  await releaseEmail(tx, account.email, { proof: false });
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
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).where('email_released_at', 'is', null).doNothing())
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
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'email_verified_at',
      'email_released_at',
      'language',
      'password_hash',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

export const accountOf = (row: Row): Account => ({
  athleteId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailVerified: row.email_verified_at !== null,
  emailReleased: row.email_released_at !== null,
  language: row.language,
});

const selectByEmail = (db: Queryable, email: string) =>
  selectAccounts(db).where(sql`lower(email)`, '=', sql`lower(${email.trim()})`);

/** The account that has the address, and the last ones that had it: they keep their content, and their password. */
const ACCOUNTS_TO_TRY = 3;

/** Returns rows with password hashes, for `verifyPassword`: first the account that has the address now. */
export const rowsByEmail = (db: Queryable, email: string): Promise<readonly Row[]> =>
  selectByEmail(db, email)
    .orderBy('email_released_at', (order) => order.desc().nullsFirst())
    .limit(ACCOUNTS_TO_TRY)
    .execute();

/** The account that has the address now. */
export const findByEmail = async (db: Queryable, email: string): Promise<Account | undefined> => {
  const row = await selectByEmail(db, email).where('email_released_at', 'is', null).executeTakeFirst();
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
