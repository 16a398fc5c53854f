import type { z } from 'zod/mini';
import type { DomainEvent } from '../kernel/decider.ts';

/** Converts data of one schema version into data of the next. */
export type Upcaster = (old: unknown) => unknown;

/**
 * A field of an event's data that is about another person than the athlete. It has a key of its own, so that this person
 * can be forgotten alone.
 */
export interface OtherPerson {
  readonly field: string;
  /** Names the person's key. */
  purposeOf(value: unknown): string;
  /** Returns the value that replaces the field once the key is destroyed. */
  forgotten(purpose: string): unknown;
}

export interface EventDefinition<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly schemaVersion: number;
  readonly data: z.ZodMiniType<Data>;
  /** Keyed by the version that it reads: an event at version 3 has upcasters 1 and 2. */
  readonly upcast: Readonly<Record<number, Upcaster>>;
  readonly otherPerson?: OtherPerson;
  /** Parses stored data of the current version; throws when it does not fit. */
  read(stored: unknown): { readonly type: Type; readonly data: Data };
}

interface Versions {
  readonly schemaVersion: number;
  readonly upcast: Readonly<Record<number, Upcaster>>;
}

/**
 * Declares an event. Its schema describes the shape only: limits belong to commands, because a tighter limit must not
 * make yesterday's events unreadable.
 */
export const defineEvent = <Type extends string, Data>(
  type: Type,
  data: z.ZodMiniType<Data>,
  { schemaVersion, upcast }: Versions = { schemaVersion: 1, upcast: {} },
): EventDefinition<Type, Data> => ({
  type,
  schemaVersion,
  data,
  upcast,
  read: (stored) => ({ type, data: data.parse(stored) }),
});

export type EventDefinitions<Event extends DomainEvent = DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Type, Extract<Event, { type: Type }>['data']>;
};

export type EventOf<Definitions extends Readonly<Record<string, EventDefinition>>> = ReturnType<
  Definitions[keyof Definitions]['read']
>;
