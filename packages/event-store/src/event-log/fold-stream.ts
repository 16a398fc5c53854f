import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import type { Statement } from './executor.ts';
import { type FoldResult, foldRows, type RowsToFold } from './fold-rows.ts';
import type { KeptState } from './kept-states.ts';
import { usableUntil } from './keys/key-cache.ts';
import type { DataKey } from './keys/keyring.ts';
import { type Reading, readSealed } from './read-stream.ts';
import { type StoredEvent, storedColumns } from './sealed-event.ts';
import { openState } from './snapshots/snapshot.ts';
import type { DomainEvent, Folding, FoldOptions } from './types.ts';
import { leaveUnparsed, parsedLater, type UnparsedEvent } from './unparsed-event.ts';

/** A row of {@link FOLD}: the snapshot, with its state as `data`, or an event. */
type FoldedRow = UnparsedEvent & { readonly part: 'snapshot' | 'earlier' | 'from' };

const columns = storedColumns.join(', ');

/**
 * Selects the snapshot, the command's events up to the snapshot, and the stream's events from the snapshot's last one
 * on, each in version order.
 */
const FOLD: Statement = {
  name: 'fold-stream',
  types: leaveUnparsed,
  text: `select part, ${columns} from fold_stream($1::smallint, $2::text, $3::text, $4::integer, $5::uuid)`,
};

/**
 * Like {@link FOLD}, but starts at a version instead of a snapshot. Looks up the command in a separate query, which
 * uses its index instead of searching all events of the stream.
 */
const FOLD_FROM: Statement = {
  name: 'fold-stream-from',
  types: leaveUnparsed,
  text: `with commanded as materialized (
      select ${columns} from events where shard = $1::smallint and command_id = $4::uuid
    )
    select 'earlier' as part, ${columns} from commanded where stream = $2 and version <= $3::bigint
    union all
    select 'from', ${columns} from events where shard = $1::smallint and stream = $2 and version >= $3::bigint
    order by version`,
};

export interface FoldReading<Metadata> extends Reading<Metadata> {
  /**
   * Called if a snapshot cannot be used because it was changed, moved, sealed with another key, or belongs to another
   * history.
   */
  readonly onUnreadable: (stream: StreamId, error: unknown) => void;
}

const partsOf = (rows: readonly FoldedRow[]) => {
  const partOf = (part: FoldedRow['part']) => rows.filter((row) => row.part === part);
  return { snapshot: partOf('snapshot')[0], earlier: partOf('earlier'), from: partOf('from') };
};

/** Returns the state of a snapshot. Throws if it does not open, or if its last event is not in the log. */
const stateOf = <Event extends DomainEvent, State>(
  key: DataKey,
  stream: StreamId,
  folding: Folding<Event, State>,
  { version, data }: StoredEvent,
  last: UnparsedEvent | undefined,
): State => {
  if (last?.version !== version) throw new Error(`The snapshot of ${stream} is ahead of the log`);
  const place = { stream, version, eventId: last.event_id, folding };
  // The context binds the folding and its version, so whatever opens is a state of that folding.
  return openState(key, place, data) as State;
};

/** Rows read for a fold that starts at the snapshot. */
export interface SnapshotRows<State> extends RowsToFold<State> {
  readonly key: DataKey;
  /** The last event that the start includes; undefined at the start of the stream. */
  readonly last: UnparsedEvent | undefined;
}

/**
 * Reads what to fold, from the snapshot if this folding has a usable one, in one round trip. Returns undefined for a
 * stream without events.
 */
export const readFromSnapshot = async <Event extends DomainEvent, State, Metadata>(
  { executor, keyring, onUnreadable }: FoldReading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  { commandId }: FoldOptions,
): Promise<SnapshotRows<State> | undefined> => {
  const subjectId = subjectOf(stream);
  const until = usableUntil(performance.now());
  const values = [shardOf(subjectId), stream, folding.name, folding.version, commandId ?? null];
  const rows = await executor.run<FoldedRow>(FOLD, values);
  if (rows.length === 0) return undefined;
  const key = await keyring.keyOf(executor.db, subjectId);

  const { snapshot, earlier, from } = partsOf(rows);
  const fromZero = (after: readonly UnparsedEvent[]): SnapshotRows<State> => {
    const start = { state: folding.initialState, version: 0, eventId: undefined, events: 0, until };
    return { key, start, last: undefined, earlier: [], after };
  };
  if (!snapshot) return fromZero(from);
  const [last, ...after] = from;
  try {
    const state = stateOf(key, stream, folding, parsedLater(snapshot), last);
    const start = { state, version: snapshot.version, eventId: last?.event_id, events: 0, until };
    return { key, start, last, earlier, after };
  } catch (error) {
    onUnreadable(stream, error);
    return fromZero(await readSealed(executor, stream));
  }
};

/** Folds a stream from its snapshot, if this folding has a usable one, in one round trip. */
const foldFromSnapshot = async <Event extends DomainEvent, State, Metadata>(
  reading: FoldReading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  options: FoldOptions,
): Promise<FoldResult<State, Event, Metadata>> => {
  const read = await readFromSnapshot(reading, stream, folding, options);
  if (read) return foldRows(reading, read.key, folding, read, options.commandId);
  return { state: folding.initialState, version: 0, eventId: undefined, events: 0, until: 0, commanded: [] };
};

/**
 * Folds a stream from a state that this process kept, in one round trip. Returns undefined if the log lacks its last
 * event.
 */
const foldFromKept = async <Event extends DomainEvent, State, Metadata>(
  reading: Reading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  { commandId }: FoldOptions,
  kept: KeptState,
): Promise<FoldResult<State, Event, Metadata> | undefined> => {
  const { executor, keyring } = reading;
  const subjectId = subjectOf(stream);
  const values = [shardOf(subjectId), stream, kept.version, commandId ?? null];
  const { earlier, from } = partsOf(await executor.run<FoldedRow>(FOLD_FROM, values));
  const [last, ...after] = from;
  if (last?.event_id !== kept.eventId) return undefined;
  const key = await keyring.keyOf(executor.db, subjectId);
  // Safe to cast: the name and version of a folding identify its states.
  const start = { ...kept, state: kept.state as State };
  return foldRows(reading, key, folding, { start, earlier, after }, commandId);
};

/** Folds a stream from the kept state if there is one and the log still has its last event, else from the snapshot. */
export const foldStream = async <Event extends DomainEvent, State, Metadata>(
  reading: FoldReading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  options: FoldOptions,
  kept: KeptState | undefined,
): Promise<FoldResult<State, Event, Metadata>> =>
  (kept && (await foldFromKept(reading, stream, folding, options, kept))) ??
  foldFromSnapshot(reading, stream, folding, options);
