import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import { shardOf } from '../../stream.ts';
import { uuidv7 } from '../../uuid.ts';
import { createKeyCache, type Expiring, usableUntil } from './key-cache.ts';
import { KEY_BYTES, type KeyWrapping, type WrappedKey } from './master-keys.ts';

/** A key that seals parts of a subject's events. */
export interface PartKey {
  readonly keyId: string;
  /** 32 bytes. */
  readonly secret: Buffer;
  readonly purpose: string;
  /** True if the key is not stored yet: `add` it in the transaction of the append. */
  readonly isNew: boolean;
}

export interface PartKeyRef {
  readonly subjectId: string;
  readonly keyId: string;
}

export interface OpenPartKey extends Expiring {
  /** 32 bytes. */
  readonly secret: Buffer;
}

/** Keys by id; null for a key that was destroyed. */
export type OpenPartKeys = ReadonlyMap<string, OpenPartKey | null>;

export const noPartKeys: OpenPartKeys = new Map();

/** Thrown if the key of a part was destroyed, so nothing can be sealed for its purpose again. */
export class PartForgotten extends Error {
  constructor(subjectId: string, purpose: string) {
    super(`The key ${purpose} of subject ${subjectId} was destroyed`);
    this.name = 'PartForgotten';
  }
}

/** Thrown if a part names a key that has no row. */
class PartKeyMissing extends Error {
  constructor({ subjectId, keyId }: PartKeyRef) {
    super(`No data key ${keyId} of subject ${subjectId}`);
    this.name = 'PartKeyMissing';
  }
}

export interface PartKeyring {
  /**
   * Returns the key to seal with: the stored one, or a new one. Always read, never cached, because a transaction that
   * rolls back discards its new key. Throws {@link PartForgotten}.
   */
  sealing(db: Queryable, subjectId: string, purpose: string): Promise<PartKey>;
  /** Stores new keys, wrapped by the master key, in the caller's transaction. */
  add(db: Queryable, subjectId: string, keys: readonly PartKey[]): Promise<void>;
  /** Reads the keys to open with, in at most one query. Throws if one has no row or cannot be unwrapped. */
  opening(db: Queryable, refs: readonly PartKeyRef[]): Promise<OpenPartKeys>;
}

interface StoredKey extends Omit<WrappedKey, 'wrapped'> {
  readonly wrapped: Buffer | null;
}

export const createPartKeyring = (wrapping: KeyWrapping): PartKeyring => {
  const cache = createKeyCache<OpenPartKey>();

  const unwrapped = ({ wrapped, ...row }: StoredKey): Buffer | null => wrapped && wrapping.unwrap({ ...row, wrapped });

  const read = async (db: Queryable, refs: readonly PartKeyRef[]): Promise<readonly StoredKey[]> => {
    const { rows } = await sql<StoredKey>`
      select k.subject_id, k.key_id, k.wrapped, k.master_key_id
      from unnest(${refs.map(({ subjectId }) => shardOf(subjectId))}::smallint[],
        ${refs.map(({ keyId }) => keyId)}::uuid[]) as asked(shard, key_id)
      join data_keys k on k.shard = asked.shard and k.key_id = asked.key_id
    `.execute(db);
    return rows;
  };

  return {
    async sealing(db, subjectId, purpose) {
      const row = await db
        .selectFrom('data_keys')
        .select(['key_id', 'subject_id', 'wrapped', 'master_key_id'])
        .where('shard', '=', shardOf(subjectId))
        .where('subject_id', '=', subjectId)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      if (!row) return { keyId: uuidv7(), secret: randomBytes(KEY_BYTES), purpose, isNew: true };
      const secret = unwrapped(row);
      if (!secret) throw new PartForgotten(subjectId, purpose);
      return { keyId: row.key_id, secret, purpose, isNew: false };
    },

    async add(db, subjectId, keys) {
      if (keys.length === 0) return;
      await db
        .insertInto('data_keys')
        .values(
          keys.map(({ keyId, secret, purpose }) => ({
            key_id: keyId,
            subject_id: subjectId,
            shard: shardOf(subjectId),
            purpose,
            wrapped: wrapping.wrap(keyId, subjectId, secret),
            master_key_id: wrapping.masterKeyId,
            destroyed_at: null,
          })),
        )
        .execute();
    },

    async opening(db, refs) {
      const open = new Map<string, OpenPartKey | null>();
      const unknown: PartKeyRef[] = [];
      for (const ref of refs) {
        const cached = cache.get(ref.keyId);
        if (cached) open.set(ref.keyId, cached);
        else unknown.push(ref);
      }
      if (unknown.length === 0) return open;
      const asked = performance.now();
      for (const row of await read(db, unknown)) {
        const secret = unwrapped(row);
        open.set(row.key_id, secret && cache.keep(row.key_id, { secret, until: usableUntil(asked) }));
      }
      const missing = unknown.find(({ keyId }) => !open.has(keyId));
      if (missing) throw new PartKeyMissing(missing);
      return open;
    },
  };
};
