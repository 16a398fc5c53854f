import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** For accounts that an operator creates and vouches for; a person verifies their own address with a code. */
export const markEmailVerified = async (tx: Tx, athleteId: string): Promise<void> => {
  await tx.updateTable('accounts').set({ email_verified_at: sql<Date>`now()` }).where('id', '=', athleteId).execute();
};
