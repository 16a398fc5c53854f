import type { StreamId } from '../stream.ts';
import { type FoldResult, foldRows, type Start } from './fold-rows.ts';
import { type FoldReading, readFromSnapshot } from './fold-stream.ts';
import { readSealed } from './read-stream.ts';
import type { DomainEvent, Folding, PastFold } from './types.ts';
import { parsedLater, type UnparsedEvent } from './unparsed-event.ts';

interface FoldedPast<State, Event extends DomainEvent, Metadata> {
  readonly past: PastFold<State>['past'];
  readonly present: FoldResult<State, Event, Metadata>;
}

/**
 * Folds a stream to that version and on to its newest one. A snapshot at or below the version serves both; one above it
 * serves the newest state only, and the past is folded from the first event. Returns null if the stream does not have
 * that version.
 */
export const foldPast = async <Event extends DomainEvent, State, Metadata>(
  reading: FoldReading<Metadata>,
  stream: StreamId,
  folding: Folding<Event, State>,
  version: number,
): Promise<FoldedPast<State, Event, Metadata> | null> => {
  const read = await readFromSnapshot(reading, stream, folding, {});
  const head = read?.after.at(-1)?.version ?? read?.start.version ?? 0;
  if (!read || version < 1 || version > head) return null;
  const { key, start, last, after } = read;
  const fold = (from: Start<State>, rows: readonly UnparsedEvent[]) =>
    foldRows<Event, State, Metadata>(reading, key, folding, { start: from, earlier: [], after: rows }, undefined);
  const at = (rows: readonly UnparsedEvent[]): Date => {
    const row = rows.find((each) => each.version === version);
    if (!row) throw new Error(`The log has no version ${version} of ${stream}`);
    return parsedLater(row).recorded_at;
  };

  if (version >= start.version) {
    const past = await fold(
      start,
      after.filter((row) => row.version <= version),
    );
    const present = await fold(
      past,
      after.filter((row) => row.version > version),
    );
    return { past: { state: past.state, recordedAt: at(last ? [last, ...after] : after) }, present };
  }
  const earlier = await readSealed(reading.executor, stream, { upTo: version });
  const zero = { ...start, state: folding.initialState, version: 0, eventId: undefined, events: 0 };
  const { state } = await fold(zero, earlier);
  return { past: { state, recordedAt: at(earlier) }, present: await fold(start, after) };
};
