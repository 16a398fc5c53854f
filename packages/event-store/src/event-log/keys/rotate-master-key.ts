import { sql } from 'kysely';
import { tryWithAdvisoryLock } from '../../advisory-lock.ts';
import type { Database } from '../../database.ts';
import { type KeyWrapping, keyWrapping, masterKeyId, type WrappedKey } from './master-keys.ts';

/** Keys are read in the order of these two columns. */
interface KeyPosition {
  readonly shard: number;
  readonly keyId: string;
}

interface StoredKey extends WrappedKey {
  readonly shard: number;
}

const BATCH = 500;
const FIRST: KeyPosition = { shard: -1, keyId: '00000000-0000-0000-0000-000000000000' };

export interface RotateOptions {
  /**
   * Connects as the tables' owner, because the apps may not change a data key. Needs two connections: one holds the
   * lock.
   */
  readonly owner: Database;
  /** The new master key. 32 bytes. */
  readonly masterKey: Buffer;
  /** The previous master key. 32 bytes. */
  readonly oldMasterKey: Buffer;
  /** Runs the same statements and rolls back each batch. */
  readonly dryRun?: boolean;
  readonly batch?: number;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface Rotation {
  readonly rewrapped: number;
  /** Number of data keys that the new master key had already wrapped before this run. */
  readonly alreadyNew: number;
  /** Number of data keys of erased subjects, which need no wrapping. */
  readonly destroyed: number;
  /** Ids of data keys that the old master key wrapped but cannot unwrap; they are left unchanged. */
  readonly damaged: readonly string[];
  /** Number of data keys that neither master key wrapped. */
  readonly byAnother: number;
}

interface Counts {
  readonly old: number;
  readonly new: number;
  readonly destroyed: number;
  readonly another: number;
}

const count = async ({ kysely }: Database, oldId: string, newId: string): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select count(*) filter (where wrapped is null) as destroyed,
      count(*) filter (where wrapped is not null and master_key_id = ${oldId}) as old,
      count(*) filter (where wrapped is not null and master_key_id = ${newId}) as new,
      count(*) filter (where wrapped is not null and master_key_id not in (${oldId}, ${newId})) as another
    from data_keys
  `.execute(kysely);
  const [row] = rows;
  if (!row) throw new Error('The data keys could not be counted');
  return row;
};

const nextBatch = async (
  owner: Database,
  oldId: string,
  after: KeyPosition,
  limit: number,
): Promise<readonly StoredKey[]> =>
  owner.kysely
    .selectFrom('data_keys')
    .select(['shard', 'key_id', 'subject_id', 'master_key_id', sql<Buffer>`wrapped`.as('wrapped')])
    .where('master_key_id', '=', oldId)
    .where('wrapped', 'is not', null)
    .where(sql<boolean>`(shard, key_id) > (${after.shard}::smallint, ${after.keyId}::uuid)`)
    .orderBy('shard')
    .orderBy('key_id')
    .limit(limit)
    .execute();

interface Rewrapped extends KeyPosition {
  readonly before: Buffer;
  readonly after: Buffer;
}

const rewrap = (wrapping: KeyWrapping, keys: readonly StoredKey[]) => {
  const rewrapped: Rewrapped[] = [];
  const damaged: string[] = [];
  for (const key of keys) {
    const { shard, key_id: keyId, subject_id: subjectId, wrapped: before } = key;
    try {
      rewrapped.push({ shard, keyId, before, after: wrapping.wrap(keyId, subjectId, wrapping.unwrap(key)) });
    } catch {
      damaged.push(keyId);
    }
  }
  return { rewrapped, damaged };
};

/** Writes only if the bytes are unchanged since they were read, so that a concurrent erasure is never undone. */
const write = async (
  { kysely }: Database,
  newId: string,
  rewrapped: readonly Rewrapped[],
  dryRun: boolean,
): Promise<number> => {
  const tx = await kysely.startTransaction().execute();
  try {
    const { numAffectedRows = 0n } = await sql`
      update data_keys d set wrapped = n.after, master_key_id = ${newId}
      from unnest(${rewrapped.map(({ shard }) => shard)}::smallint[], ${rewrapped.map(({ keyId }) => keyId)}::uuid[],
        ${rewrapped.map(({ before }) => before)}::bytea[], ${rewrapped.map(({ after }) => after)}::bytea[])
        as n(shard, key_id, before, after)
      where d.shard = n.shard and d.key_id = n.key_id and d.wrapped = n.before
    `.execute(tx);
    await (dryRun ? tx.rollback() : tx.commit()).execute();
    return Number(numAffectedRows);
  } catch (error) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
    throw error;
  }
};

const rotate = async (options: RotateOptions): Promise<Rotation> => {
  const { owner, masterKey, oldMasterKey, dryRun = false, batch = BATCH, onProgress } = options;
  const wrapping = keyWrapping({ masterKey, oldMasterKey });
  const oldId = masterKeyId(oldMasterKey);
  const before = await count(owner, oldId, wrapping.masterKeyId);
  const damaged: string[] = [];
  let rewrapped = 0;
  let after: KeyPosition = FIRST;
  onProgress?.({ done: 0, total: before.old });
  for (;;) {
    const keys = await nextBatch(owner, oldId, after, batch);
    const last = keys.at(-1);
    if (!last) break;
    const read = rewrap(wrapping, keys);
    damaged.push(...read.damaged);
    rewrapped += await write(owner, wrapping.masterKeyId, read.rewrapped, dryRun);
    after = { shard: last.shard, keyId: last.key_id };
    onProgress?.({ done: rewrapped + damaged.length, total: Math.max(before.old, rewrapped + damaged.length) });
  }
  const { destroyed, another } = await count(owner, oldId, wrapping.masterKeyId);
  return { rewrapped, alreadyNew: before.new, destroyed, damaged, byAnother: another };
};

/**
 * Re-wraps every data key; events keep their bytes. Locks last no longer than one batch's write, so the apps keep
 * running as long as they have both master keys. Running it again finishes a run that died. Returns `taken` if a
 * rotation is already running.
 */
export const rotateMasterKey = (options: RotateOptions): Promise<Rotation | 'taken'> =>
  tryWithAdvisoryLock(options.owner, 'rotate master key', () => rotate(options));
