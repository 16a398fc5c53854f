import { createHash, randomBytes } from 'node:crypto';
import { shardOf } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { uuidv7 } from '../uuid.ts';
import { athletesByShard } from './athletes-by-shard.ts';
import { seal, unseal } from './cipher.ts';
import { keyWrapping, type MasterKeys, type WrappedKey } from './master-keys.ts';

/** An erased athlete's key may live this long in another process: erasure waits it out. */
export const KEY_CACHE_MS = 60_000;
const KEY_BYTES = 32;
const CACHED_KEYS = 10_000;

export interface DataKey {
  readonly keyId: string;
  /** 32 bytes. */
  readonly secret: Buffer;
}

export class KeyMissing extends Error {
  constructor(athleteId: string) {
    super(`No data key for athlete ${athleteId}`);
    this.name = 'KeyMissing';
  }
}

/** The athlete was erased: what was sealed under this key cannot be read again. */
export class KeyDestroyed extends Error {
  constructor(athleteId: string) {
    super(`The data key of athlete ${athleteId} was destroyed`);
    this.name = 'KeyDestroyed';
  }
}

export interface Keyring {
  /** Makes the athlete's data key, wrapped by the master key, in the caller's transaction. */
  create(db: Queryable, athleteId: string): Promise<void>;
  /** Throws {@link KeyMissing} when the athlete never had a key, {@link KeyDestroyed} when they were erased. */
  keyOf(db: Queryable, athleteId: string): Promise<DataKey>;
  /** Reads the keys of many at once, so that `keyOf` has them at hand; passes over those without one. */
  prefetch(db: Queryable, athleteIds: readonly string[]): Promise<void>;
  seal(db: Queryable, athleteId: string, text: string, context: string): Promise<Buffer>;
  unseal(db: Queryable, athleteId: string, sealed: Uint8Array, context: string): Promise<string>;
}

/** 32 bytes in base64. The error names the variable and nothing of its value. */
export const readSecret = (variable: string, value: string | undefined): Buffer => {
  const bytes = Buffer.from(value ?? '', 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error(`${variable} must be ${KEY_BYTES} bytes in base64`);
  return bytes;
};

export const digest = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

export const createKeyring = (masterKeys: MasterKeys): Keyring => {
  const wrapping = keyWrapping(masterKeys);
  const cache = new Map<string, { readonly key: DataKey; readonly until: number }>();

  const remember = (athleteId: string, key: DataKey, asked: number): DataKey => {
    const [oldest] = cache.keys();
    if (cache.size >= CACHED_KEYS && oldest !== undefined) cache.delete(oldest);
    cache.set(athleteId, { key, until: asked + KEY_CACHE_MS });
    return key;
  };

  /** `asked`: before the row was read, because an erasure may be quicker than the answer. */
  const unwrap = (row: WrappedKey, asked: number): DataKey =>
    remember(row.athlete_id, { keyId: row.key_id, secret: wrapping.unwrap(row) }, asked);

  const cachedKey = (athleteId: string): DataKey | undefined => {
    const cached = cache.get(athleteId);
    if (cached && cached.until > performance.now()) return cached.key;
    cache.delete(athleteId);
    return undefined;
  };

  const keyOf = async (db: Queryable, athleteId: string): Promise<DataKey> => {
    const cached = cachedKey(athleteId);
    if (cached) return cached;
    const asked = performance.now();
    const row = await db
      .selectFrom('data_keys')
      .select(['key_id', 'wrapped', 'master_key_id'])
      .where('shard', '=', shardOf(athleteId))
      .where('athlete_id', '=', athleteId)
      .where('subject', '=', 'athlete')
      .executeTakeFirst();
    if (!row) throw new KeyMissing(athleteId);
    if (!row.wrapped) throw new KeyDestroyed(athleteId);
    return unwrap({ ...row, athlete_id: athleteId, wrapped: row.wrapped }, asked);
  };

  return {
    keyOf,

    async prefetch(db, athleteIds) {
      const unknown = athleteIds.filter((athleteId) => !cachedKey(athleteId));
      if (unknown.length === 0) return;
      const asked = performance.now();
      const { rows } = await sql<WrappedKey>`
        select k.athlete_id, k.key_id, k.wrapped, k.master_key_id from ${athletesByShard(unknown)}
        join data_keys k on k.shard = a.shard and k.athlete_id = a.athlete_id
        where k.subject = 'athlete' and k.wrapped is not null
      `.execute(db);
      for (const row of rows) unwrap(row, asked);
    },

    async create(db, athleteId) {
      const keyId = uuidv7();
      await db
        .insertInto('data_keys')
        .values({
          key_id: keyId,
          athlete_id: athleteId,
          shard: shardOf(athleteId),
          wrapped: wrapping.wrap(keyId, athleteId, randomBytes(KEY_BYTES)),
          master_key_id: wrapping.masterKeyId,
          destroyed_at: null,
        })
        .execute();
    },

    async seal(db, athleteId, text, context) {
      const { secret } = await keyOf(db, athleteId);
      return seal(secret, Buffer.from(text), context);
    },

    async unseal(db, athleteId, sealed, context) {
      const { secret } = await keyOf(db, athleteId);
      return unseal(secret, sealed, context).toString();
    },
  };
};
