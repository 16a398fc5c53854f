import type { DomainEvent } from './event-log/types.ts';

/** Thrown for an event type or schema version that the running program does not know and cannot interpret. */
export interface UnknownEvent extends Error {
  readonly type: string;
  readonly schemaVersion: number;
}

/** Checks the name instead of the class, so the package that declares the events need not import this one. */
export const isUnknownEvent = (error: unknown): error is UnknownEvent =>
  error instanceof Error && error.name === 'UnknownEvent' && 'type' in error && 'schemaVersion' in error;

/**
 * A field of an event's data that is sealed under its own key, inside the data that is sealed under the subject's key.
 * When its key is destroyed, the rest of the event stays readable.
 */
export interface EventPart {
  /** Name of the field. */
  readonly field: string;
  /**
   * Returns the name of the key: parts with the same purpose share one. All parts of one purpose belong to one stream.
   */
  purposeOf(part: unknown): string;
  /** Returns the field's value once its key is destroyed. `read` gets it in place of the stored one. */
  forgotten(purpose: string): unknown;
}

/** Implemented by the package that declares the events. `versionOf` and `read` throw an {@link UnknownEvent}. */
export interface EventCodec<Metadata = unknown> {
  /** The schema version that new events of this type are written in. */
  versionOf(type: string): number;
  /** The part of each event type that has one under its own key. */
  readonly parts?: ReadonlyMap<string, EventPart>;
  /** Upcasts stored data of any schema version to the current event. */
  read(type: string, schemaVersion: number, data: unknown): DomainEvent;
  /** Parses stored metadata. */
  readMetadata(metadata: unknown): Metadata;
}
