import { createHash, createHmac, randomBytes } from 'node:crypto';
import { shardOf } from '@palmares/domain/kernel/stream';
import type { Queryable } from '../database.ts';
import { uuidv7 } from '../uuid.ts';
import { seal, unseal } from './cipher.ts';

/** An erased athlete's key may live this long in another process: erasure waits it out. */
export const KEY_CACHE_MS = 60_000;
const KEY_BYTES = 32;
const CACHED_KEYS = 10_000;

export interface DataKey {
  readonly keyId: string;
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
  seal(db: Queryable, athleteId: string, text: string, context: string): Promise<Buffer>;
  unseal(db: Queryable, athleteId: string, sealed: Uint8Array, context: string): Promise<string>;
}

/** 32 bytes in base64. The error names the variable and nothing of its value. */
export const readSecret = (variable: string, value: string | undefined): Buffer => {
  const bytes = Buffer.from(value ?? '', 'base64');
  if (bytes.length !== KEY_BYTES) throw new Error(`${variable} must be ${KEY_BYTES} bytes in base64`);
  return bytes;
};

/** Names a master key without saying anything of it, so that rotation knows which one wrapped a row. */
export const masterKeyId = (masterKey: Uint8Array): string =>
  createHmac('sha256', masterKey).update('palmares master key id').digest('hex').slice(0, 16);

const wrapContext = (keyId: string, athleteId: string): string => `data key ${keyId} of ${athleteId}`;

export const digest = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

export const createKeyring = ({ masterKey }: { readonly masterKey: Buffer }): Keyring => {
  const wrappedBy = masterKeyId(masterKey);
  const cache = new Map<string, { readonly key: DataKey; readonly until: number }>();

  const remember = (athleteId: string, key: DataKey): DataKey => {
    const [oldest] = cache.keys();
    if (cache.size >= CACHED_KEYS && oldest !== undefined) cache.delete(oldest);
    cache.set(athleteId, { key, until: performance.now() + KEY_CACHE_MS });
    return key;
  };

  const keyOf = async (db: Queryable, athleteId: string): Promise<DataKey> => {
    const cached = cache.get(athleteId);
    if (cached && cached.until > performance.now()) return cached.key;
    cache.delete(athleteId);
    const row = await db
      .selectFrom('data_keys')
      .select(['key_id', 'wrapped'])
      .where('athlete_id', '=', athleteId)
      .where('subject', '=', 'athlete')
      .executeTakeFirst();
    if (!row) throw new KeyMissing(athleteId);
    if (!row.wrapped) throw new KeyDestroyed(athleteId);
    const secret = unseal(masterKey, row.wrapped, wrapContext(row.key_id, athleteId));
    return remember(athleteId, { keyId: row.key_id, secret });
  };

  return {
    keyOf,

    async create(db, athleteId) {
      const keyId = uuidv7();
      const wrapped = seal(masterKey, randomBytes(KEY_BYTES), wrapContext(keyId, athleteId));
      await db
        .insertInto('data_keys')
        .values({
          key_id: keyId,
          athlete_id: athleteId,
          shard: shardOf(athleteId),
          wrapped,
          master_key_id: wrappedBy,
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
