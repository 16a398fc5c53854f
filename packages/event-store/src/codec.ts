import type { DomainEvent } from './event-log/types.ts';

/** An event type or schema version that the running program does not know, so it cannot interpret the data. */
export interface UnknownEvent extends Error {
  readonly type: string;
  readonly schemaVersion: number;
}

/** Checks the name instead of the class, so the package that declares the events need not import this one. */
export const isUnknownEvent = (error: unknown): error is UnknownEvent =>
  error instanceof Error && error.name === 'UnknownEvent' && 'type' in error && 'schemaVersion' in error;

/** Implemented by whoever declares the events. `versionOf` and `read` throw an {@link UnknownEvent}. */
export interface EventCodec<Metadata = unknown> {
  /** The schema version that new events of this type are written in. */
  versionOf(type: string): number;
  /** Upcasts stored data of any schema version to the current event. */
  read(type: string, schemaVersion: number, data: unknown): DomainEvent;
  /** Parses stored metadata. */
  readMetadata(metadata: unknown): Metadata;
}
