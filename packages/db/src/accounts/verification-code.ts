import { randomInt } from 'node:crypto';
import { accepted, type Language, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { peppered } from '../secrets/peppered.ts';
import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';
import type { AccountContext } from './account-context.ts';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export interface IssuedCode {
  readonly code: string;
  readonly email: string;
  readonly language: Language;
}

export type CodeRefusal = Refusal<'code_wrong' | 'code_expired' | 'code_exhausted'>;

const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

const codeSecret = (pepper: Uint8Array, athleteId: string, code: string): string =>
  peppered(pepper, 'verification-code', athleteId, code);

/**
 * Called by the worker as it sends the mail, so that no job and no log ever contains a code. Returns nothing if no mail
 * is due: none was requested, an earlier run already sent it, or the address is verified.
 */
export const issueVerificationCode = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  athleteId: string,
): Promise<IssuedCode | undefined> => {
  const code = newCode();
  const code_hash = await slowHash(codeSecret(pepper, athleteId, code));
  const account = await db
    .updateTable('email_verifications')
    .from('accounts')
    .set({
      code_hash,
      expires_at: sql<Date>`${at}::timestamptz + make_interval(mins => ${CODE_MINUTES})`,
      tries_left: CODE_TRIES,
    })
    .whereRef('accounts.id', '=', 'email_verifications.athlete_id')
    .where('email_verifications.athlete_id', '=', athleteId)
    .where('email_verifications.state', 'in', ['queued', 'failed'])
    .where('accounts.email_verified_at', 'is', null)
    .returning(['accounts.email', 'accounts.language'])
    .executeTakeFirst();
  return account && { code, email: account.email, language: account.language };
};

/** Charges before comparing, so that parallel tries get no more than sequential ones. */
const chargeTry = (db: Queryable, athleteId: string, at: Date) =>
  db
    .updateTable('email_verifications')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('athlete_id', '=', athleteId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', at)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();

const isVerified = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const account = await db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('id', '=', athleteId)
    .executeTakeFirst();
  return account?.email_verified_at != null;
};

const whyNoTry = async (db: Queryable, athleteId: string, at: Date): Promise<CodeRefusal['code']> => {
  const live = await db
    .selectFrom('email_verifications')
    .select('tries_left')
    .where('athlete_id', '=', athleteId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return live ? 'code_exhausted' : 'code_expired';
};

/** Accepts the compared code only if it is still the current one, and only once. */
const useCode = (
  db: Queryable,
  { athleteId, codeHash, at }: { athleteId: string; codeHash: string; at: Date },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('email_verifications')
      .where('athlete_id', '=', athleteId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx.updateTable('accounts').set({ email_verified_at: at }).where('id', '=', athleteId).execute();
    return true;
  });

/** Takes the database and not a transaction, because the comparison is deliberately slow. */
export const checkVerificationCode = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  athleteId: string,
  code: string,
): Promise<Outcome<void, CodeRefusal>> => {
  const verifiedOr = async (refusal: CodeRefusal['code']): Promise<Outcome<void, CodeRefusal>> =>
    (await isVerified(db, athleteId)) ? accepted(undefined) : refused(refusal, { field: 'code' });

  const charged = await chargeTry(db, athleteId, at);
  if (!charged?.code_hash) return verifiedOr(await whyNoTry(db, athleteId, at));

  const { code_hash: codeHash } = charged;
  if (await matchesSlowHash(codeHash, codeSecret(pepper, athleteId, code)))
    return (await useCode(db, { athleteId, codeHash, at })) ? accepted(undefined) : verifiedOr('code_expired');

  return charged.tries_left === 0
    ? refused('code_exhausted', { field: 'code' })
    : refused('code_wrong', { field: 'code', params: { triesLeft: charged.tries_left } });
};
