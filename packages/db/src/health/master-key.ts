import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { createKeyring, masterKeyId } from '../event-log/keyring.ts';

export interface MasterKeyState {
  readonly dataKeys: number;
  /** Data keys that a master key other than the given one wrapped. */
  readonly wrappedByAnother: number;
  /** `null`: there is no data key to try yet. */
  readonly opens: boolean | null;
}

/** Tries the newest data key: it was wrapped by what the apps were last started with. */
export const masterKeyState = async (db: Queryable, masterKey: Buffer): Promise<MasterKeyState> => {
  const { total, others } = await db
    .selectFrom('data_keys')
    .where('wrapped', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where master_key_id <> ${masterKeyId(masterKey)})`.as('others'))
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('data_keys')
    .select('athlete_id')
    .where('wrapped', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const opens = newest
    ? await createKeyring({ masterKey })
        .keyOf(db, newest.athlete_id)
        .then(
          () => true,
          () => false,
        )
    : null;
  return { dataKeys: total, wrappedByAnother: others, opens };
};
