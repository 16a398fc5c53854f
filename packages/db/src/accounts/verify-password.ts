import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { Queryable } from '../database.ts';
import { isWeakerHash } from '../secrets/slow-hash.ts';
import { type Account, accountOf, rowsByEmail } from './accounts.ts';
import { hashPassword, passwordMatches } from './password.ts';

export interface VerifiedAccount extends Account {
  /** The hash that is stored now. `startSession` starts none once it is another one. */
  readonly passwordHash: string;
}

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

type Row = Awaited<ReturnType<typeof rowsByEmail>>[number];

/** Undefined if the password is a new one by now. */
const withStrongHash = async (db: Queryable, row: Row, password: string): Promise<VerifiedAccount | undefined> => {
  const { id: athleteId, password_hash: verified } = row;
  const passwordHash = isWeakerHash(verified) ? await hashPassword(password) : verified;
  const stored = passwordHash === verified || (await replaceHash(db, { athleteId, verified, stronger: passwordHash }));
  return stored ? { ...accountOf(row), passwordHash } : undefined;
};

/**
 * Refuses an unknown address and a wrong password in the same way, after the same work. Rehashes a right password whose
 * hash has weaker parameters than today's.
 */
export const verifyPassword = async (
  db: Queryable,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Outcome<VerifiedAccount, Refusal<'credentials_wrong'>>> => {
  const [current, ...earlier] = await rowsByEmail(db, email);
  for (const row of [current, ...earlier]) {
    if (!(await passwordMatches(row?.password_hash, password)) || !row) continue;
    const verified = await withStrongHash(db, row, password);
    // Another log-in was faster, or the password is a new one.
    return verified ? accepted(verified) : verifyPassword(db, { email, password });
  }
  return refused('credentials_wrong');
};

/** Checks the password of an athlete who is logged in, for actions that ask for it again. */
export const isPasswordOf = async (db: Queryable, athleteId: string, password: string): Promise<boolean> => {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', athleteId).executeTakeFirst();
  return passwordMatches(row?.password_hash, password);
};
