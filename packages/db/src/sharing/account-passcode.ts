import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';

interface AccountPasscode {
  readonly athleteId: string;
  readonly passcodeHash: string;
}

/** Sets or replaces it. The new version ends the earlier grants of the links that ask for it. */
export const setAccountPasscode = async (tx: Tx, { athleteId, passcodeHash }: AccountPasscode): Promise<void> => {
  await tx
    .insertInto('account_passcodes')
    .values({ athlete_id: athleteId, passcode_hash: passcodeHash })
    .onConflict((conflict) =>
      conflict.column('athlete_id').doUpdateSet({
        passcode_hash: passcodeHash,
        passcode_version: sql<number>`account_passcodes.passcode_version + 1`,
      }),
    )
    .execute();
  await tx
    .deleteFrom('visitor_grants')
    .where('account_version', 'is not', null)
    .where('link_id', 'in', (eb) => eb.selectFrom('publish_links').select('id').where('athlete_id', '=', athleteId))
    .execute();
};

export const hasAccountPasscode = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('account_passcodes')
    .select('athlete_id')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  return found !== undefined;
};
