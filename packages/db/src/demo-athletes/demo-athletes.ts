import { shardOf } from '@palmares/event-store';
import { sql } from 'kysely';
import type { NewAccount } from '../accounts/accounts.ts';
import type { Database, Queryable, Tx } from '../database.ts';

export const noteDemoAthlete = async (tx: Tx, athleteId: string): Promise<void> => {
  await tx.insertInto('demo_athletes').values({ athlete_id: athleteId, seed: null, number: null }).execute();
};

/** The numbers of the athletes that were made from this seed. */
export const numbersMade = async (db: Queryable, seed: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('demo_athletes')
    .select('number')
    .where('seed', '=', seed)
    .$narrowType<{ number: number }>()
    .execute();
  return new Set(rows.map(({ number }) => number));
};

/** True for a numbered demo athlete, who gets no mails because there may be a hundred thousand of them. */
export const isNumbered = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('demo_athletes')
    .select('athlete_id')
    .where('athlete_id', '=', athleteId)
    .where('seed', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

export interface NumberedAccount extends NewAccount {
  readonly seed: number;
  readonly number: number;
}

/** Inserts accounts with verified addresses, three statements for all of them. Fails if an address is taken. */
export const addNumberedAccounts = async (tx: Tx, accounts: readonly NumberedAccount[]): Promise<void> => {
  await tx
    .insertInto('accounts')
    .values(
      accounts.map((account) => ({
        id: account.athleteId,
        shard: shardOf(account.athleteId),
        first_name: account.firstName,
        last_name: account.lastName,
        email: account.email,
        email_verified_at: account.at,
        password_hash: account.passwordHash,
        date_of_birth: account.dateOfBirth,
        country: account.country,
        region: account.region,
        language: account.language,
        terms_accepted_at: account.at,
        terms_version: account.termsVersion,
        opening_mails: false,
      })),
    )
    .execute();
  await tx
    .insertInto('terms_acceptances')
    .values(
      accounts.map(({ athleteId, termsVersion, language, at }) => ({
        athlete_id: athleteId,
        version: termsVersion,
        language,
        accepted_at: at,
      })),
    )
    .execute();
  await tx
    .insertInto('demo_athletes')
    .values(accounts.map(({ athleteId, seed, number }) => ({ athlete_id: athleteId, seed, number })))
    .execute();
};

export interface DemoAthleteFound {
  readonly athleteId: string;
  /** True if somebody may pay for the athlete: only erasing the account on its own ends that. */
  readonly hasCustomer: boolean;
}

/** Returns the athletes that the demo made, ordered by id. */
export const demoAthletes = async (db: Queryable): Promise<readonly DemoAthleteFound[]> => {
  const { rows } = await sql<DemoAthleteFound>`
    select d.athlete_id as "athleteId", coalesce(jsonb_typeof(p.state -> 'subscription') = 'object', false)
        or coalesce(e.customer_ids <> '{}', false) as "hasCustomer"
    from demo_athletes d
    left join read.plans p on p.athlete_id = d.athlete_id
    left join erasures e on e.athlete_id = d.athlete_id
    order by d.athlete_id`.execute(db);
  return rows;
};

/** Counts the accounts that the demo did not make. */
export const countOtherAccounts = async (db: Queryable): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from accounts a
    where not exists (select from demo_athletes d where d.athlete_id = a.id)`.execute(db);
  return rows[0]?.count ?? 0;
};

/**
 * Ends a removal: forgets the erased athletes that have no customer. Those who got one meanwhile stay. Run it as the
 * tables' owner.
 */
export const forgetDemoAthletes = ({ kysely }: Database, athleteIds: readonly string[]): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    await sql`
      update erasures set customer_ended_at = clock_timestamp()
      where athlete_id = any(${athleteIds}::uuid[]) and customer_ended_at is null and customer_ids = '{}'`.execute(tx);
    await sql`
      delete from demo_athletes d using erasures e
      where d.athlete_id = any(${athleteIds}::uuid[]) and e.athlete_id = d.athlete_id
        and e.customer_ended_at is not null`.execute(tx);
  });
