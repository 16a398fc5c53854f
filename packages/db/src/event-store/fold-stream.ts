import { deciders, type FoldedKind, type StateOf, type StreamEvent } from '@palmares/domain/events';
import { type Decider, type DomainEvent, streamOf } from '@palmares/domain/kernel';
import type { LoadOptions } from '@palmares/event-store/event-log';
import type { EventLog, RecordedEvent } from './index.ts';

type Fold<Kind extends FoldedKind> = Pick<
  Decider<never, StreamEvent<Kind>, StateOf<Kind>>,
  'name' | 'version' | 'initialState' | 'evolve'
>;

// TypeScript cannot correlate a kind with its decider across two lookups.
const foldOf = <Kind extends FoldedKind>(kind: Kind) => deciders[kind] as unknown as Fold<Kind>;

/** A cast: a stream holds only events of its own kind, which are upcast to their current types as they are read. */
const eventsOf = <Kind extends FoldedKind>(
  _kind: Kind,
  recorded: readonly RecordedEvent<DomainEvent>[],
): readonly RecordedEvent<StreamEvent<Kind>>[] => recorded as readonly RecordedEvent<StreamEvent<Kind>>[];

/** Folds the events of one stream, which must start at its first. */
export const foldEvents = <Kind extends FoldedKind>(kind: Kind, recorded: readonly RecordedEvent[]): StateOf<Kind> => {
  const { evolve, initialState } = foldOf(kind);
  return eventsOf(kind, recorded).reduce(evolve, initialState);
};

export interface FoldedStream<Kind extends FoldedKind> {
  /** Version of the last event in the state; 0 for a stream without events. */
  readonly version: number;
  readonly state: StateOf<Kind>;
}

/** Folds an athlete's stream, as it is now or as of a version or a moment. */
export const foldStream = async <Kind extends FoldedKind>(
  log: EventLog,
  kind: Kind,
  athleteId: string,
  asOf?: Pick<LoadOptions, 'upTo' | 'until'>,
): Promise<FoldedStream<Kind>> => {
  const stream = streamOf(kind, athleteId);
  if (!asOf) return log.fold(stream, foldOf(kind));
  const recorded = await log.load(stream, asOf);
  return { version: recorded.at(-1)?.version ?? 0, state: foldEvents(kind, recorded) };
};
