import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import type { Statement } from './executor.ts';
import type { DataKey } from './keys/keyring.ts';
import { openerOf, type Reading, readSealed } from './read-stream.ts';
import { type StoredEvent, storedColumns } from './sealed-event.ts';
import { openState } from './snapshots/snapshot.ts';
import type { DomainEvent, Folded, Folding, FoldOptions, RecordedEvent } from './types.ts';
import { leaveUnparsed, parsedLater, type UnparsedEvent } from './unparsed-event.ts';

/** A row of {@link FOLD}: the snapshot, with its state as `data`, or an event. */
type FoldedRow = UnparsedEvent & { readonly part: 'snapshot' | 'earlier' | 'from' };

/**
 * Selects the snapshot, the command's events up to the snapshot, and the stream's events from the snapshot's last one
 * on, each in version order.
 */
const FOLD: Statement = {
  name: 'fold-stream',
  types: leaveUnparsed,
  text: `select part, ${storedColumns.join(', ')}
    from fold_stream($1::smallint, $2::text, $3::text, $4::integer, $5::uuid)`,
};

export interface FoldReading<Metadata> extends Reading<Metadata> {
  /**
   * Called when a snapshot cannot be used: it was changed, moved, sealed with another key, or belongs to another
   * history.
   */
  readonly onUnreadable: (stream: StreamId, error: unknown) => void;
}

export interface FoldResult<State, Event extends DomainEvent, Metadata> extends Folded<State, Event, Metadata> {
  /** Events folded since the snapshot, or since the start of the stream. */
  readonly events: number;
  /** Id of the last of those events. */
  readonly lastEventId: string | undefined;
}

interface Start<State> {
  readonly state: State;
  readonly version: number;
}

/** Returns where to start folding. Throws if the snapshot does not open, or if its last event is not in the log. */
const startOf = <Event extends DomainEvent, State>(
  key: DataKey,
  stream: StreamId,
  folding: Folding<Event, State>,
  { version, data }: StoredEvent,
  last: UnparsedEvent | undefined,
): Start<State> => {
  if (last?.version !== version) throw new Error(`The snapshot of ${stream} is ahead of the log`);
  const place = { stream, version, eventId: last.event_id, folding };
  // The context binds the folding and its version, so whatever opens is a state of that folding.
  return { state: openState(key, place, data) as State, version };
};

/** Folds a stream from its snapshot, if this folding has a usable one, in one round trip. */
export const foldStream = async <Event extends DomainEvent, State, Metadata>(
  reading: FoldReading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  { commandId }: FoldOptions,
): Promise<FoldResult<State, Event, Metadata>> => {
  const { executor, keyring, onUnreadable } = reading;
  const subjectId = subjectOf(stream);
  const shard = shardOf(subjectId);
  const rows = await executor.run<FoldedRow>(FOLD, [shard, stream, folding.name, folding.version, commandId ?? null]);
  const zero = { state: folding.initialState, version: 0 };
  if (rows.length === 0) return { ...zero, commanded: [], events: 0, lastEventId: undefined };
  const key = await keyring.keyOf(executor.db, subjectId);

  const foldFrom = async (start: Start<State>, earlier: readonly UnparsedEvent[], after: readonly UnparsedEvent[]) => {
    const opened = await openerOf(reading, key, [...earlier, ...after]);
    // Safe to cast: a stream holds only events of its own kind, and the codec upcast each of them.
    const open = (row: UnparsedEvent) => opened(row) as RecordedEvent<Event, Metadata>;
    const events = after.map(open);
    return {
      state: events.reduce((state, recorded) => folding.evolve(state, recorded), start.state),
      version: events.at(-1)?.version ?? start.version,
      commanded: [...earlier.map(open), ...events.filter((event) => event.commandId === commandId)],
      events: events.length,
      lastEventId: events.at(-1)?.eventId,
    };
  };

  const partOf = (part: FoldedRow['part']) => rows.filter((row) => row.part === part);
  const [snapshot] = partOf('snapshot');
  const events = partOf('from');
  if (!snapshot) return foldFrom(zero, [], events);
  const [last, ...after] = events;
  let start: Start<State>;
  try {
    start = startOf(key, stream, folding, parsedLater(snapshot), last);
  } catch (error) {
    onUnreadable(stream, error);
    return foldFrom(zero, [], await readSealed(executor, stream));
  }
  return foldFrom(start, partOf('earlier'), after);
};
