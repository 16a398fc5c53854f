import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { createKeyring } from '../event-log/keys/keyring.ts';
import { type MasterKeys, masterKeyId } from '../event-log/keys/master-keys.ts';

export interface MasterKeyState {
  readonly dataKeys: number;
  /** Data keys that the old master key still wraps; `palmares keys rotate` re-wraps them. */
  readonly wrappedByOld: number;
  /** Data keys that none of the given master keys wrapped. */
  readonly wrappedByAnother: number;
  /** True if one of the newest data keys can be unwrapped; null if there is none yet. */
  readonly opens: boolean | null;
  /** A few subjects whose data key cannot be unwrapped; only their events are unreadable. */
  readonly unreadable: readonly string[];
}

/** Number of newest data keys to try: a single damaged one says nothing about the master key. */
const TRIED = 5;
const NAMED = 5;

const newestSubjects = async (db: Queryable): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('data_keys')
    .select('subject_id')
    .where('wrapped', 'is not', null)
    .where('purpose', '=', 'events')
    .orderBy('created_at', 'desc')
    .limit(TRIED)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
};

const wrappedByNoneOf = async (db: Queryable, masterKeyIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('data_keys')
    .select('subject_id')
    .where('wrapped', 'is not', null)
    .where('master_key_id', 'not in', masterKeyIds)
    .limit(NAMED)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
};

/** Counts data keys by the id of their master key, and tries to unwrap the newest. */
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
  const keyring = createKeyring(keys);
  const newest = await newestSubjects(db);
  const closed: string[] = [];
  for (const subjectId of newest) await keyring.keyOf(db, subjectId).catch(() => closed.push(subjectId));
  const another = wrappedByAnother > 0 ? await wrappedByNoneOf(db, [current, old]) : [];
  return {
    dataKeys,
    wrappedByOld,
    wrappedByAnother,
    opens: newest.length === 0 ? null : closed.length < newest.length,
    unreadable: [...new Set([...closed, ...another])].slice(0, NAMED),
  };
};
