import type { DomainEvent } from './event-log/types.ts';

/** A type or schema version that no version of the program that runs knows: nobody may guess what it means. */
export interface UnknownEvent extends Error {
  readonly type: string;
  readonly schemaVersion: number;
}

/** By its name, so that the package that declares the events need not import this one. */
export const isUnknownEvent = (error: unknown): error is UnknownEvent =>
  error instanceof Error && error.name === 'UnknownEvent' && 'type' in error && 'schemaVersion' in error;

/** What the store asks of whoever declares the events. Both functions throw an {@link UnknownEvent}. */
export interface EventCodec<Metadata = unknown> {
  /** The schema version that an event of this type is written in today. */
  versionOf(type: string): number;
  /** Stored data of any schema version, as an event of today's. */
  read(type: string, schemaVersion: number, data: unknown): DomainEvent;
  /** Stored metadata. */
  readMetadata(metadata: unknown): Metadata;
}
