import type { EventCodec, EventPart } from '../codec.ts';
import type { StreamId } from '../stream.ts';
import { seal, unseal } from './keys/cipher.ts';
import type { DataKey } from './keys/keyring.ts';
import { noPartKeys, type OpenPartKeys, type PartKey } from './keys/part-keys.ts';
import { withOpenPart, withSealedPart } from './sealed-part.ts';
import type { DomainEvent, RecordedEvent } from './types.ts';

/** The columns that a reader of the log needs. Keep them few, because parsing dominates the cost of reading. */
export interface StoredEvent {
  readonly stream: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly command_id: string;
  readonly command_hash: Buffer;
  readonly data: Buffer;
  readonly metadata: Buffer;
  readonly recorded_at: Date;
}

export const storedColumns = [
  'stream',
  'version',
  'event_id',
  'type',
  'schema_version',
  'command_id',
  'command_hash',
  'data',
  'metadata',
  'recorded_at',
] as const satisfies readonly (keyof StoredEvent)[];

interface EventContext {
  readonly eventId: string;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
}

/**
 * Binds a ciphertext to its event, version and column, so bytes moved elsewhere no longer open. The length prefix
 * separates the stream from the type, so that contexts are unique.
 */
const contextOf = (
  { eventId, stream, version, type, schemaVersion }: EventContext,
  column: 'data' | 'metadata' | 'part',
): string => `${column}\n${eventId}\n${stream.length}\n${stream}\n${version}\n${type}\n${schemaVersion}`;

const sealJson = (key: DataKey, value: unknown, context: string): Buffer =>
  seal(key.secret, Buffer.from(JSON.stringify(value)), context);

/** A part to seal, with its key. */
export interface PartToSeal {
  readonly part: EventPart;
  readonly key: PartKey;
}

export const sealEvent = (
  key: DataKey,
  place: EventContext,
  event: DomainEvent,
  metadata: unknown,
  sealing?: PartToSeal,
) => {
  const data = sealing ? withSealedPart(event.data, sealing.part, sealing.key, contextOf(place, 'part')) : event.data;
  return {
    data: sealJson(key, data, contextOf(place, 'data')),
    metadata: sealJson(key, metadata, contextOf(place, 'metadata')),
  };
};

/** The columns that unsealing reads. The data has the shape of its own schema version. */
export type SealedColumns = Pick<StoredEvent, 'stream' | 'version' | 'event_id' | 'type' | 'schema_version'> & {
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

const placeOf = ({ event_id: eventId, stream, version, type, schema_version }: SealedColumns): EventContext => ({
  eventId,
  stream,
  version,
  type,
  schemaVersion: schema_version,
});

const unsealColumn = (key: DataKey, stored: SealedColumns, column: 'data' | 'metadata') =>
  JSON.parse(unseal(key.secret, stored[column], contextOf(placeOf(stored), column)).toString());

/** Returns the data as it was sealed; a part of it stays sealed. */
export const unsealData = (key: DataKey, stored: SealedColumns): unknown => unsealColumn(key, stored, 'data');

const openData = (
  { parts }: Pick<EventCodec, 'parts'>,
  key: DataKey,
  stored: SealedColumns,
  partKeys: OpenPartKeys,
): unknown => {
  const data = unsealData(key, stored);
  const part = parts?.get(stored.type);
  return part ? withOpenPart(data, part, partKeys, contextOf(placeOf(stored), 'part')) : data;
};

/** Decrypts without upcasting. */
export const unsealEvent = <Metadata>(
  codec: Pick<EventCodec<Metadata>, 'readMetadata' | 'parts'>,
  key: DataKey,
  stored: SealedColumns,
  partKeys: OpenPartKeys = noPartKeys,
): { readonly data: unknown; readonly metadata: Metadata } => ({
  data: openData(codec, key, stored, partKeys),
  metadata: codec.readMetadata(unsealColumn(key, stored, 'metadata')),
});

/** A class, because a stream has many events, and own getters per object would cost more than decrypting. */
class OpenedEvent<Metadata> implements RecordedEvent<DomainEvent, Metadata> {
  readonly stream: StreamId;
  readonly version: number;
  readonly eventId: string;
  readonly commandId: string;
  readonly event: DomainEvent;
  readonly #codec: EventCodec<Metadata>;
  readonly #key: DataKey;
  readonly #stored: StoredEvent;

  constructor(codec: EventCodec<Metadata>, key: DataKey, stored: StoredEvent, partKeys: OpenPartKeys) {
    this.stream = stored.stream as StreamId;
    this.version = stored.version;
    this.eventId = stored.event_id;
    this.commandId = stored.command_id;
    this.event = codec.read(stored.type, stored.schema_version, openData(codec, key, stored, partKeys));
    this.#codec = codec;
    this.#key = key;
    this.#stored = stored;
  }

  get commandHash(): Buffer {
    return this.#stored.command_hash;
  }

  get recordedAt(): Date {
    return this.#stored.recorded_at;
  }

  get metadata(): Metadata {
    return this.#codec.readMetadata(unsealColumn(this.#key, this.#stored, 'metadata'));
  }
}

/**
 * Decrypts and upcasts. Throws the codec's error for an unknown type or schema version. An event with a part needs the
 * keys of `readPartKeys`. Metadata is decrypted on each access, because a fold never reads it and it is half the work.
 */
export const openEvent = <Metadata>(
  codec: EventCodec<Metadata>,
  key: DataKey,
  stored: StoredEvent,
  partKeys: OpenPartKeys = noPartKeys,
): RecordedEvent<DomainEvent, Metadata> => new OpenedEvent(codec, key, stored, partKeys);
