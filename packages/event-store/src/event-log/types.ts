import type { StreamId } from '../stream.ts';

/** A fact in the past tense, as the product writes and reads it. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * Required state of the stream: `none` if it must have no events, `exists` if at least one, a number for exactly that
 * version, `any` for no condition.
 */
export type ExpectedVersion = number | 'none' | 'exists' | 'any';

/** An event with its place in its stream: versions start at 1 and have no gaps. */
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
  /** Actor and cause. Encrypted beside the event's data. */
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
  /** Returns only events after this version. */
  readonly after?: number;
  /** Returns only events up to and including this version. */
  readonly upTo?: number;
  /**
   * Returns only events recorded at or before this moment. `readTimeDoubt` tells whether the clocks can be trusted
   * there.
   */
  readonly until?: Date;
}

/** Folds a stream's events into a state. The state must survive a JSON round trip. */
export interface Folding<Event extends DomainEvent = DomainEvent, State = unknown> {
  /** With `version`, identifies the snapshots that this folding may use. */
  readonly name: string;
  /** Increase it when `evolve` or the shape of the state changes. */
  readonly version: number;
  readonly initialState: State;
  evolve(state: State, recorded: Pick<RecordedEvent<Event>, 'event' | 'version'>): State;
}

export interface FoldOptions {
  /** Id of a command whose events to return as well. */
  readonly commandId?: string;
}

export interface Folded<State, Event extends DomainEvent = DomainEvent, Metadata = unknown> {
  readonly state: State;
  /** The last event that the state includes; 0 for a stream without events. */
  readonly version: number;
  /** The events of the requested command, in version order; empty if it wrote none to this stream. */
  readonly commanded: readonly RecordedEvent<Event, Metadata>[];
}

/** An earlier state of a stream and its newest one. */
export interface PastFold<State> {
  /** The state right after the requested version, and the time when that version was recorded. */
  readonly past: { readonly state: State; readonly recordedAt: Date };
  readonly present: { readonly state: State; readonly version: number };
}

/** Loads, folds and appends streams. */
export interface EventLog<Metadata = unknown> {
  load(stream: StreamId, options?: LoadOptions): Promise<readonly RecordedEvent<DomainEvent, Metadata>[]>;
  /**
   * Returns the newest state of a stream in one round trip, however long the stream is, from a snapshot that the log
   * maintains. For the state as of a moment, load the events.
   */
  fold<Event extends DomainEvent, State>(
    stream: StreamId,
    folding: Folding<Event, State>,
    options?: FoldOptions,
  ): Promise<Folded<State, Event, Metadata>>;
  /**
   * Returns the state as of a version, and the newest one; null if the stream has no such version. Starts from the
   * snapshot if it is older than the version, else from the first event.
   */
  foldPast<Event extends DomainEvent, State>(
    stream: StreamId,
    folding: Folding<Event, State>,
    version: number,
  ): Promise<PastFold<State> | null>;
  append(request: AppendRequest<Metadata>): Promise<AppendResult>;
  /**
   * Runs `work` in one transaction on a log that alone can append to this stream; inside a transaction, in that one. A
   * stream without events cannot be locked. `work` may run more than once.
   */
  withStreamLocked<Result>(stream: StreamId, work: (log: EventLog<Metadata>) => Promise<Result>): Promise<Result>;
  /** Returns a keyed digest, which reveals nothing about a command once the subject's key is gone. */
  hashCommand(stream: StreamId, fingerprint: string): Promise<Uint8Array>;
  /** Reports that a repeated command was recognized, so that it can be counted. */
  onRepeated?(stream: StreamId): void;
  /** Reports that a command id was reused for another request, before an append. */
  onReused?(stream: StreamId): void;
}
