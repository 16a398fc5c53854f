import type { StreamId } from '../stream.ts';

/** A fact, in the past tense, as the product hands it over and gets it back. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** `none`: the stream has no event yet; `exists`: it has at least one; a number: exactly that many. */
export type ExpectedVersion = number | 'none' | 'exists' | 'any';

/** An event with its place in its stream: versions start at 1 and have no holes. */
export interface RecordedEvent<Event extends DomainEvent = DomainEvent, Metadata = unknown> {
  readonly event: Event;
  readonly version: number;
  readonly stream: StreamId;
  readonly eventId: string;
  readonly commandId: string;
  readonly commandHash: Uint8Array;
  readonly metadata: Metadata;
  readonly recordedAt: Date;
}

export interface AppendRequest<Metadata = unknown> {
  readonly stream: StreamId;
  readonly expected: ExpectedVersion;
  readonly commandId: string;
  readonly commandHash: Uint8Array;
  readonly events: readonly DomainEvent[];
  /** Who did it, and because of what. Kept encrypted beside the event's data. */
  readonly metadata: Metadata;
}

export type AppendResult =
  | { readonly outcome: 'appended' | 'repeated'; readonly firstVersion: number; readonly version: number }
  | {
      readonly outcome: 'conflict';
      readonly stream: StreamId;
      readonly expected: ExpectedVersion;
      readonly actual: number;
    }
  | { readonly outcome: 'command_reused' | 'stream_closed' | 'key_missing'; readonly stream: StreamId };

export interface LoadOptions {
  /** Only events after this version. */
  readonly after?: number;
  /** Only events up to and including this version. */
  readonly upTo?: number;
  /** Only events recorded at or before this moment. `readTimeDoubt` says whether the clocks can be believed there. */
  readonly until?: Date;
}

/** How the events of a stream become a state. The state is JSON: what `JSON.parse` makes of it is the same state. */
export interface Folding<Event extends DomainEvent = DomainEvent, State = unknown> {
  /** Together with `version`, says which snapshots this folding may use. */
  readonly name: string;
  /** Raised when `evolve` or the shape of the state changes. */
  readonly version: number;
  readonly initialState: State;
  evolve(state: State, recorded: Pick<RecordedEvent<Event>, 'event' | 'version'>): State;
}

export interface FoldOptions {
  /** Also returns the events of this command. */
  readonly commandId?: string;
}

export interface Folded<State, Event extends DomainEvent = DomainEvent, Metadata = unknown> {
  readonly state: State;
  /** The last event that the state includes; 0 for a stream without events. */
  readonly version: number;
  /** The events of the command that was asked for, in version order; empty if it wrote none to this stream. */
  readonly commanded: readonly RecordedEvent<Event, Metadata>[];
}

/** Loads, folds and appends streams. */
export interface EventLog<Metadata = unknown> {
  load(stream: StreamId, options?: LoadOptions): Promise<readonly RecordedEvent<DomainEvent, Metadata>[]>;
  /**
   * The newest state of a stream, in one round trip however long the stream is: it is folded from a snapshot, which the
   * log takes by itself. For the state as of a version or a moment, load the events.
   */
  fold<Event extends DomainEvent, State>(
    stream: StreamId,
    folding: Folding<Event, State>,
    options?: FoldOptions,
  ): Promise<Folded<State, Event, Metadata>>;
  append(request: AppendRequest<Metadata>): Promise<AppendResult>;
  /** A keyed digest, so that it says nothing of a command once the subject's key is gone. */
  hashCommand(stream: StreamId, fingerprint: string): Promise<Uint8Array>;
  /** Told when a command was recognised as taken before, so that it can be counted. */
  onRepeated?(stream: StreamId): void;
  /** Told when a command's id was recognised as used for something else, before an append. */
  onReused?(stream: StreamId): void;
}
