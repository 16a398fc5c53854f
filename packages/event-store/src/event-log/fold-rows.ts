import type { KeptState } from './kept-states.ts';
import type { DataKey } from './keys/keyring.ts';
import { openerOf, type Reading } from './read-stream.ts';
import type { DomainEvent, Folded, Folding, RecordedEvent } from './types.ts';
import type { UnparsedEvent } from './unparsed-event.ts';

/** The start of a fold: a kept state, a snapshot, or the beginning of the stream, which has no event id. */
export type Start<State> = Omit<KeptState, 'state' | 'eventId'> & {
  readonly state: State;
  readonly eventId: string | undefined;
};

export type FoldResult<State, Event extends DomainEvent, Metadata> = Start<State> & Folded<State, Event, Metadata>;

export interface RowsToFold<State> {
  readonly start: Start<State>;
  /** The command's events up to the start. */
  readonly earlier: readonly UnparsedEvent[];
  /** The stream's events after the start. */
  readonly after: readonly UnparsedEvent[];
}

/** Opens and folds the rows. The result expires with its start or with the first of the keys that opened an event. */
export const foldRows = async <Event extends DomainEvent, State, Metadata>(
  reading: Reading<Metadata>,
  key: DataKey,
  { evolve }: Pick<Folding<Event, State>, 'evolve'>,
  { start, earlier, after }: RowsToFold<State>,
  commandId: string | undefined,
): Promise<FoldResult<State, Event, Metadata>> => {
  const { open, until } = await openerOf(reading, key, [...earlier, ...after]);
  // Safe to cast: a stream holds only events of its own kind, and the codec upcast each of them.
  const opened = (row: UnparsedEvent) => open(row) as RecordedEvent<Event, Metadata>;
  const events = after.map(opened);
  const last = events.at(-1) ?? start;
  return {
    state: events.reduce((state, recorded) => evolve(state, recorded), start.state),
    version: last.version,
    eventId: last.eventId,
    commanded: [...earlier.map(opened), ...events.filter((event) => event.commandId === commandId)],
    events: start.events + events.length,
    until: Math.min(start.until, until),
  };
};
