import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';

/** Days for which sign-up keeps an address for an account that has not verified it. */
const RESERVED_DAYS = 7;

const isOld = sql<boolean>`accounts.created_at < now() - make_interval(days => ${RESERVED_DAYS})`;

const holderOf = (db: Queryable, email: string) =>
  db
    .selectFrom('accounts')
    .select('accounts.id')
    .where(sql`lower(email)`, '=', sql`lower(${email.trim()})`)
    .where('email_released_at', 'is', null);

/** True if nobody may sign up with the address. */
export const isEmailReserved = async (db: Queryable, email: string): Promise<boolean> => {
  const found = await holderOf(db, email)
    .where(({ eb, or, not }) => or([eb('email_verified_at', 'is not', null), not(isOld)]))
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Takes the address from an account that has not verified it. That account keeps its content, and can log in. With
 * `proof` that the caller owns the mailbox, the address is released even while it is reserved. Codes and links that
 * were sent there end first, because verifying locks the rows in this order.
 */
export const releaseEmail = async (tx: Tx, email: string, { proof }: { readonly proof: boolean }): Promise<void> => {
  const holders = holderOf(tx, email)
    .where('email_verified_at', 'is', null)
    .where(proof ? sql<boolean>`true` : isOld);
  await tx.deleteFrom('email_verifications').where('athlete_id', 'in', holders).execute();
  await tx.deleteFrom('password_resets').where('athlete_id', 'in', holders).execute();
  await tx
    .updateTable('accounts')
    .set({ email_released_at: sql<Date>`now()` })
    .where('id', 'in', holders)
    .where('email_verified_at', 'is', null)
    .execute();
};
