import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { Queryable } from '../database.ts';
import { HashQueueFull, isWeakerHash } from '../secrets/slow-hash.ts';
import { type Account, accountOf, rowByEmail } from './accounts.ts';
import { hashPassword, passwordMatches } from './password.ts';

export interface VerifiedAccount extends Account {
  /** The hash that is stored now. `startSession` starts none once it is another one. */
  readonly passwordHash: string;
}

/** The hash of today's parameters, or the given one while the queue is full. */
const strengthened = async (hashed: string, password: string): Promise<string> =>
  hashPassword(password).catch((failure: unknown) => {
    if (failure instanceof HashQueueFull) return hashed;
    throw failure;
  });

/** Returns false if another hash is stored meanwhile. */
const replaceHash = async (
  db: Queryable,
  { athleteId, verified, stronger }: { athleteId: string; verified: string; stronger: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: stronger })
    .where('id', '=', athleteId)
    .where('password_hash', '=', verified)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Refuses an unknown address and a wrong password alike, after the same work. A right password whose hash has weaker
 * parameters than today's is hashed again.
 */
export const verifyPassword = async (
  db: Queryable,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Outcome<VerifiedAccount, Refusal<'credentials_wrong'>>> => {
  const row = await rowByEmail(db, email);
  const matches = await passwordMatches(row?.password_hash, password);
  if (!row || !matches) return refused('credentials_wrong');
  const { id: athleteId, password_hash: verified } = row;
  const passwordHash = isWeakerHash(verified) ? await strengthened(verified, password) : verified;
  const stored = passwordHash === verified || (await replaceHash(db, { athleteId, verified, stronger: passwordHash }));
  // Another log-in was faster, or the password is a new one.
  return stored ? accepted({ ...accountOf(row), passwordHash }) : verifyPassword(db, { email, password });
};

/** For something that asks an athlete who is logged in for the password again. */
export const isPasswordOf = async (db: Queryable, athleteId: string, password: string): Promise<boolean> => {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', athleteId).executeTakeFirst();
  return passwordMatches(row?.password_hash, password);
};
