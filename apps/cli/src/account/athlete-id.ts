import type { Database } from '@palmares/db';
import { findByEmail } from '@palmares/db/accounts';
import { z } from 'zod';
import { Problem } from '../output.ts';

/** The id of the athlete with this id or e-mail. Throws {@link Problem} for an unknown e-mail. */
export const athleteIdOf = async ({ kysely }: Database, idOrEmail: string): Promise<string> => {
  if (z.uuid().safeParse(idOrEmail).success) return idOrEmail.toLowerCase();
  const account = await findByEmail(kysely, idOrEmail);
  if (!account) throw new Problem(`no athlete has the e-mail ${idOrEmail}; an erased athlete can only be found by id`);
  return account.athleteId;
};
