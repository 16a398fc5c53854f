import type { Queryable } from '@palmares/db';
import { findAccount, findByEmail } from '@palmares/db/accounts';
import { type AthleteStatus, athleteStatus } from '@palmares/db/history';
import { z } from 'zod';
import { Problem } from '../output.ts';

export interface PresentAthlete {
  readonly status: 'present';
  readonly athleteId: string;
  readonly name: string;
}

export type ErasedAthlete = Extract<AthleteStatus, { status: 'erased' }> & { readonly athleteId: string };

/** Finds an athlete by email while there is an account, and always by id: an erased athlete has nothing else. */
export const findAthlete = async (db: Queryable, idOrEmail: string): Promise<PresentAthlete | ErasedAthlete> => {
  const isId = z.uuid().safeParse(idOrEmail).success;
  const athleteId = isId ? idOrEmail.toLowerCase() : (await findByEmail(db, idOrEmail))?.athleteId;
  if (athleteId === undefined) throw new Problem(`no athlete has the email ${idOrEmail}`);
  const found = await athleteStatus(db, athleteId);
  if (found.status === 'unknown') throw new Problem(`no athlete has the id ${idOrEmail}`);
  if (found.status === 'erased') return { ...found, athleteId };
  const account = await findAccount(db, athleteId);
  const name = account ? `${account.firstName} ${account.lastName}` : athleteId;
  return { status: 'present', athleteId, name };
};

/** For commands that need readable events. */
export const findPresentAthlete = async (db: Queryable, idOrEmail: string): Promise<PresentAthlete> => {
  const athlete = await findAthlete(db, idOrEmail);
  if (athlete.status === 'present') return athlete;
  throw new Problem(
    `the athlete ${athlete.athleteId} was erased on ${athlete.erasedAt.toISOString()}; nothing they wrote can be read`,
  );
};
