import { randomInt } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel/language';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel/outcome';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { peppered } from '../secrets/peppered.ts';
import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export interface IssuedCode {
  readonly code: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Language;
}

export type CodeRefusal = Refusal<'code_wrong' | 'code_expired' | 'code_exhausted'>;

const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

const codeSecret = (pepper: Uint8Array, accountId: string, code: string): string =>
  peppered(pepper, 'verification-code', accountId, code);

/**
 * Made by the worker as it sends the mail, so that no job and no log ever carries a code. Nothing comes
 * back when no mail is due: sent already by an earlier run of the job, or the address is verified.
 */
export const issueVerificationCode = async (
  db: Queryable,
  pepper: Uint8Array,
  accountId: string,
): Promise<IssuedCode | undefined> => {
  const code = newCode();
  const code_hash = await slowHash(codeSecret(pepper, accountId, code));
  const account = await db
    .updateTable('email_verifications')
    .from('accounts')
    .set({
      code_hash,
      expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
      tries_left: CODE_TRIES,
    })
    .whereRef('accounts.id', '=', 'email_verifications.account_id')
    .where('email_verifications.account_id', '=', accountId)
    .where('email_verifications.state', 'in', ['queued', 'failed'])
    .where('accounts.email_verified_at', 'is', null)
    .returning(['accounts.email', 'accounts.first_name', 'accounts.language'])
    .executeTakeFirst();
  return account && { code, email: account.email, firstName: account.first_name, locale: account.language };
};

/** Charged before the code is compared, so tries in parallel are no more than tries in a row. */
const chargeTry = (db: Queryable, accountId: string) =>
  db
    .updateTable('email_verifications')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('account_id', '=', accountId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();

const isVerified = async (db: Queryable, accountId: string): Promise<boolean> => {
  const account = await db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email_verified_at != null;
};

const whyNoTry = async (db: Queryable, accountId: string): Promise<CodeRefusal['code']> => {
  const live = await db
    .selectFrom('email_verifications')
    .select('tries_left')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return live ? 'code_exhausted' : 'code_expired';
};

/** The code that was compared must still be the one that counts; it counts once. */
const useCode = (db: Queryable, accountId: string, codeHash: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('email_verifications')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx.updateTable('accounts').set({ email_verified_at: sql<Date>`now()` }).where('id', '=', accountId).execute();
    return true;
  });

/** Takes the database and not a transaction: the comparison is slow on purpose. */
export const checkVerificationCode = async (
  db: Queryable,
  pepper: Uint8Array,
  { accountId, code }: { accountId: string; code: string },
): Promise<Outcome<void, CodeRefusal>> => {
  const verifiedOr = async (refusal: CodeRefusal['code']): Promise<Outcome<void, CodeRefusal>> =>
    (await isVerified(db, accountId)) ? accepted(undefined) : refused(refusal, { field: 'code' });

  const charged = await chargeTry(db, accountId);
  if (!charged?.code_hash) return verifiedOr(await whyNoTry(db, accountId));

  if (await matchesSlowHash(charged.code_hash, codeSecret(pepper, accountId, code)))
    return (await useCode(db, accountId, charged.code_hash)) ? accepted(undefined) : verifiedOr('code_expired');

  return charged.tries_left === 0
    ? refused('code_exhausted', { field: 'code' })
    : refused('code_wrong', { field: 'code', params: { triesLeft: charged.tries_left } });
};
