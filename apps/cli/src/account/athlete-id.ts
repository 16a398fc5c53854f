import type { Database } from '@palmares/db';
import { findByEmail } from '@palmares/db/accounts';
import { z } from 'zod';
import { Problem } from '../output.ts';

/** The id of the athlete with this id or email. Throws {@link Problem} for an unknown email. */
export const athleteIdOf = async ({ kysely }: Database, idOrEmail: string): Promise<string> => {
  if (z.uuid().safeParse(idOrEmail).success) return idOrEmail.toLowerCase();
  const account = await findByEmail(kysely, idOrEmail);
  if (!account) throw new Problem(`no athlete has the email ${idOrEmail}; an erased athlete can only be found by id`);
  return account.athleteId;
};
