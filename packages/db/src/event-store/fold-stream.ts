import { deciders, type FoldedKind, type StateOf, type StreamEvent } from '@palmares/domain/events';
import { type Decider, type DomainEvent, streamOf } from '@palmares/domain/kernel';
import type { LoadOptions } from '@palmares/event-store/event-log';
import type { EventLog, RecordedEvent } from './index.ts';

type Fold<Kind extends FoldedKind> = Pick<
  Decider<never, StreamEvent<Kind>, StateOf<Kind>>,
  'name' | 'version' | 'initialState' | 'evolve'
>;

// The compiler loses the tie between a kind and its decider when it looks one up by the other.
const foldOf = <Kind extends FoldedKind>(kind: Kind) => deciders[kind] as unknown as Fold<Kind>;

/** The events of one stream as what they are: a stream holds events of its own kind only, each as its type is today. */
const eventsOf = <Kind extends FoldedKind>(
  _kind: Kind,
  recorded: readonly RecordedEvent<DomainEvent>[],
): readonly RecordedEvent<StreamEvent<Kind>>[] => recorded as readonly RecordedEvent<StreamEvent<Kind>>[];

/** What the events of one stream, from its first on, add up to. */
export const foldEvents = <Kind extends FoldedKind>(kind: Kind, recorded: readonly RecordedEvent[]): StateOf<Kind> => {
  const { evolve, initialState } = foldOf(kind);
  return eventsOf(kind, recorded).reduce(evolve, initialState);
};

export interface FoldedStream<Kind extends FoldedKind> {
  /** Of the last event in the state; 0 for a stream without events. */
  readonly version: number;
  readonly state: StateOf<Kind>;
}

/** An athlete's stream folded: as it is now, or as of a version or a moment. */
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
