import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import { shardOf } from '../../stream.ts';
import { uuidv7 } from '../../uuid.ts';
import { subjectsByShard } from '../subjects-by-shard.ts';
import { seal, sealRepeatably, unseal } from './cipher.ts';
import { createKeyCache, type Expiring, usableUntil } from './key-cache.ts';
import { KEY_BYTES, keyWrapping, type MasterKeys, type WrappedKey } from './master-keys.ts';
import { createPartKeyring, type PartKeyring } from './part-keys.ts';

export interface DataKey extends Expiring {
  readonly keyId: string;
  /** 32 bytes. */
  readonly secret: Buffer;
}

class KeyMissing extends Error {
  constructor(subjectId: string) {
    super(`No data key for subject ${subjectId}`);
    this.name = 'KeyMissing';
  }
}

/** Thrown if the subject was erased: nothing sealed under this key can be read again. */
export class KeyDestroyed extends Error {
  constructor(subjectId: string) {
    super(`The data key of subject ${subjectId} was destroyed`);
    this.name = 'KeyDestroyed';
  }
}

export interface Keyring {
  /** Creates the subject's data key, wrapped by the master key, in the caller's transaction. */
  create(db: Queryable, subjectId: string): Promise<void>;
  /** Throws {@link KeyMissing} if the subject never had a key, {@link KeyDestroyed} if it was erased. */
  keyOf(db: Queryable, subjectId: string): Promise<DataKey>;
  /** Caches the keys of many subjects for `keyOf`; skips those that cannot be unwrapped. */
  prefetch(db: Queryable, subjectIds: readonly string[]): Promise<void>;
  seal(db: Queryable, subjectId: string, text: string, context: string): Promise<Buffer>;
  /** Seals a text so that the same text in the same context gives the same bytes. */
  sealRepeatably(db: Queryable, subjectId: string, text: string, context: string): Promise<Buffer>;
  unseal(db: Queryable, subjectId: string, sealed: Uint8Array, context: string): Promise<string>;
  /** The subject's other keys, one for each purpose, which seal parts of events. */
  readonly parts: PartKeyring;
}

export const createKeyring = (masterKeys: MasterKeys): Keyring => {
  const wrapping = keyWrapping(masterKeys);
  const cache = createKeyCache<DataKey>();

  const unwrap = (row: WrappedKey, asked: number): DataKey =>
    cache.keep(row.subject_id, {
      keyId: row.key_id,
      secret: wrapping.unwrap(row),
      until: usableUntil(asked),
    });

  const keyOf = async (db: Queryable, subjectId: string): Promise<DataKey> => {
    const cached = cache.get(subjectId);
    if (cached) return cached;
    const asked = performance.now();
    const row = await db
      .selectFrom('data_keys')
      .select(['key_id', 'wrapped', 'master_key_id'])
      .where('shard', '=', shardOf(subjectId))
      .where('subject_id', '=', subjectId)
      .where('purpose', '=', 'events')
      .executeTakeFirst();
    if (!row) throw new KeyMissing(subjectId);
    if (!row.wrapped) throw new KeyDestroyed(subjectId);
    return unwrap({ ...row, subject_id: subjectId, wrapped: row.wrapped }, asked);
  };

  return {
    keyOf,
    parts: createPartKeyring(wrapping),

    async prefetch(db, subjectIds) {
      const unknown = subjectIds.filter((subjectId) => !cache.get(subjectId));
      if (unknown.length === 0) return;
      const asked = performance.now();
      const { rows } = await sql<WrappedKey>`
        select k.subject_id, k.key_id, k.wrapped, k.master_key_id from ${subjectsByShard(unknown)}
        join data_keys k on k.shard = a.shard and k.subject_id = a.subject_id
        where k.purpose = 'events' and k.wrapped is not null
      `.execute(db);
      for (const row of rows) {
        try {
          unwrap(row, asked);
        } catch {
          // Left to `keyOf`, which throws to the caller that needs this key.
        }
      }
    },

    async create(db, subjectId) {
      const keyId = uuidv7();
      await db
        .insertInto('data_keys')
        .values({
          key_id: keyId,
          subject_id: subjectId,
          shard: shardOf(subjectId),
          wrapped: wrapping.wrap(keyId, subjectId, randomBytes(KEY_BYTES)),
          master_key_id: wrapping.masterKeyId,
          destroyed_at: null,
        })
        .execute();
    },

    async seal(db, subjectId, text, context) {
      const { secret } = await keyOf(db, subjectId);
      return seal(secret, Buffer.from(text), context);
    },

    async sealRepeatably(db, subjectId, text, context) {
      const { secret } = await keyOf(db, subjectId);
      return sealRepeatably(secret, Buffer.from(text), context);
    },

    async unseal(db, subjectId, sealed, context) {
      const { secret } = await keyOf(db, subjectId);
      return unseal(secret, sealed, context).toString();
    },
  };
};
