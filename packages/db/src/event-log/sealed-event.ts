import type { Metadata, RecordedEvent } from '@palmares/domain/application/event-log';
import { upcast } from '@palmares/domain/events/registry';
import type { DomainEvent } from '@palmares/domain/kernel/decider';
import type { StreamId } from '@palmares/domain/kernel/stream';
import { seal, unseal } from './cipher.ts';
import type { DataKey } from './keyring.ts';

/** The columns a reader of the log needs; few, because reading is bound by parsing. */
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

interface Place {
  readonly eventId: string;
  readonly stream: string;
  readonly type: string;
  readonly schemaVersion: number;
}

/** Binds a ciphertext to its event and column: bytes moved elsewhere no longer open. */
const contextOf = (place: Place, column: 'data' | 'metadata'): string =>
  `${column}\n${place.eventId}\n${place.stream}\n${place.type}\n${place.schemaVersion}`;

const sealJson = (key: DataKey, value: unknown, context: string): Buffer =>
  seal(key.secret, Buffer.from(JSON.stringify(value)), context);

export const sealEvent = (key: DataKey, place: Place, event: DomainEvent, metadata: Metadata) => ({
  data: sealJson(key, event.data, contextOf(place, 'data')),
  metadata: sealJson(key, metadata, contextOf(place, 'metadata')),
});

/** What is sealed in a row, in the shape that its own schema version has. */
type SealedColumns = Pick<StoredEvent, 'stream' | 'event_id' | 'type' | 'schema_version'> & {
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

/**
 * Decrypts, and leaves the data as they were written. The metadata are decrypted when they are asked for: a fold never does,
 * and they are half of the work.
 */
export const unsealEvent = (
  key: DataKey,
  stored: SealedColumns,
): { readonly data: unknown; readonly metadata: Metadata } => {
  const place = {
    eventId: stored.event_id,
    stream: stored.stream,
    type: stored.type,
    schemaVersion: stored.schema_version,
  };
  const open = (column: 'data' | 'metadata') =>
    JSON.parse(unseal(key.secret, stored[column], contextOf(place, column)).toString());
  let metadata: Metadata | undefined;
  return {
    data: open('data'),
    get metadata() {
      const opened: Metadata = metadata ?? open('metadata');
      metadata = opened;
      return opened;
    },
  };
};

/** Decrypts and upcasts. Throws the registry's error for a type or schema version it does not know. */
export const openEvent = (key: DataKey, stored: StoredEvent): RecordedEvent => {
  const unsealed = unsealEvent(key, stored);
  return {
    stream: stored.stream as StreamId,
    version: stored.version,
    eventId: stored.event_id,
    commandId: stored.command_id,
    get commandHash() {
      return stored.command_hash;
    },
    get recordedAt() {
      return stored.recorded_at;
    },
    get metadata() {
      return unsealed.metadata;
    },
    event: upcast(stored.type, stored.schema_version, unsealed.data),
  };
};
