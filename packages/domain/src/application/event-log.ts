import type { DomainEvent, Versioned } from '../kernel/decider.ts';
import type { StreamId } from '../kernel/stream.ts';

export type ActorKind = 'athlete' | 'visitor' | 'operator' | 'system';

/** Who, in which request, because of what, from which device or link, and why. Kept encrypted beside the event's data. */
export interface Metadata {
  readonly actor: { readonly kind: ActorKind; readonly id: string | null };
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly device: string | null;
  readonly link: string | null;
  /** In an operator's own words; null for everybody else. */
  readonly reason: string | null;
}

/** `none`: the stream has no event yet; `exists`: it has at least one; a number: exactly that many. */
export type ExpectedVersion = number | 'none' | 'exists' | 'any';

export interface RecordedEvent<Event extends DomainEvent = DomainEvent> extends Versioned<Event> {
  readonly stream: StreamId;
  readonly eventId: string;
  readonly commandId: string;
  readonly commandHash: Uint8Array;
  readonly metadata: Metadata;
  readonly recordedAt: Date;
}

export interface AppendRequest {
  readonly stream: StreamId;
  readonly expected: ExpectedVersion;
  readonly commandId: string;
  readonly commandHash: Uint8Array;
  readonly events: readonly DomainEvent[];
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
  /** Only events recorded at or before this moment. */
  readonly until?: Date;
}

/** What the application layer needs of the log; `packages/db` provides it. */
export interface EventLog {
  load(stream: StreamId, options?: LoadOptions): Promise<readonly RecordedEvent[]>;
  append(request: AppendRequest): Promise<AppendResult>;
  /** A keyed digest, so that it says nothing of a command once the athlete's key is gone. */
  hashCommand(stream: StreamId, fingerprint: string): Promise<Uint8Array>;
  /** Told when a command was recognised as taken before, so that it can be counted. */
  onRepeated?(stream: StreamId): void;
  /** Told when a command's id was recognised as used for something else, before an append. */
  onReused?(stream: StreamId): void;
}
