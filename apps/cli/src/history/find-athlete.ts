import { findAccount, findByEmail } from '@palmares/db/accounts/accounts';
import type { Queryable } from '@palmares/db/database';
import { z } from 'zod';
import { Problem } from '../output.ts';

export interface FoundAthlete {
  readonly athleteId: string;
  readonly name: string;
}

/** By id or by e-mail. An id without an account is taken too: its streams may still be there. */
export const findAthlete = async (db: Queryable, idOrEmail: string): Promise<FoundAthlete> => {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const account = isId ? await findAccount(db, idOrEmail) : await findByEmail(db, idOrEmail);
  if (account) return { athleteId: account.accountId, name: `${account.firstName} ${account.lastName}` };
  if (isId) return { athleteId: idOrEmail.toLowerCase(), name: idOrEmail };
  throw new Problem(`no athlete has the e-mail ${idOrEmail}`);
};
