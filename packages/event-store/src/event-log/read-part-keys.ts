import type { EventCodec } from '../codec.ts';
import type { Queryable } from '../database.ts';
import { type StreamId, subjectOf } from '../stream.ts';
import type { DataKey, Keyring } from './keys/keyring.ts';
import { noPartKeys, type OpenPartKeys } from './keys/part-keys.ts';
import { type SealedColumns, unsealData } from './sealed-event.ts';
import { sealedPartOf } from './sealed-part.ts';

/** A sealed event with its subject's key. */
export interface KeyedEvent {
  readonly key: DataKey;
  readonly stored: SealedColumns;
}

interface Reading {
  readonly db: Queryable;
  readonly keyring: Pick<Keyring, 'parts'>;
  readonly codec: Pick<EventCodec, 'parts'>;
}

/**
 * Reads the keys that open the parts of these events, of any subjects, in one query, or in none if no event has a part.
 * It opens each event once more, so leave out those whose type declares no part.
 */
export const readPartKeys = async (
  { db, keyring, codec }: Reading,
  events: readonly KeyedEvent[],
): Promise<OpenPartKeys> => {
  const refs = events.flatMap(({ key, stored }) => {
    const part = codec.parts?.get(stored.type);
    const found = part && sealedPartOf(part, unsealData(key, stored));
    return found ? [{ subjectId: subjectOf(stored.stream as StreamId), keyId: found.keyId }] : [];
  });
  return refs.length === 0 ? noPartKeys : keyring.parts.opening(db, refs);
};
