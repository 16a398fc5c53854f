import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { createKeyring } from '../event-log/keyring.ts';
import { type MasterKeys, masterKeyId } from '../event-log/master-keys.ts';

export interface MasterKeyState {
  readonly dataKeys: number;
  /** Data keys that the old master key still wraps: they are re-wrapped by `palmares keys rotate`. */
  readonly wrappedByOld: number;
  /** Data keys that none of the given master keys wrapped. */
  readonly wrappedByAnother: number;
  /** `null`: there is no data key to try yet. */
  readonly opens: boolean | null;
}

/** Counts by the names of the master keys, and tries the newest data key. */
export const masterKeyState = async (db: Queryable, keys: MasterKeys): Promise<MasterKeyState> => {
  const current = masterKeyId(keys.masterKey);
  const old = keys.oldMasterKey ? masterKeyId(keys.oldMasterKey) : current;
  const { dataKeys, wrappedByOld, wrappedByAnother } = await db
    .selectFrom('data_keys')
    .where('wrapped', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('dataKeys'))
    .select(sql<number>`count(*) filter (where master_key_id = ${old} and ${old !== current})`.as('wrappedByOld'))
    .select(sql<number>`count(*) filter (where master_key_id not in (${current}, ${old}))`.as('wrappedByAnother'))
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('data_keys')
    .select('subject_id')
    .where('wrapped', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const opens = newest
    ? await createKeyring(keys)
        .keyOf(db, newest.subject_id)
        .then(
          () => true,
          () => false,
        )
    : null;
  return { dataKeys, wrappedByOld, wrappedByAnother, opens };
};
