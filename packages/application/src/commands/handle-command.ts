import type { Metadata } from '@palmares/domain/events';
import {
  accepted,
  type Context,
  type Decider,
  type DomainEvent,
  type Outcome,
  type Refusal,
  type StreamId,
} from '@palmares/domain/kernel';
import type { EventLog } from '@palmares/event-store/event-log';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Optimistic attempts before the command takes the stream's lock. The sections of a portfolio share a stream, so a
 * concurrent write to another section costs a retry.
 */
const ATTEMPTS = 2;

export interface Handled<Event, State = unknown> {
  /** The stream's version after this command, to pass as `atLeastVersion`. */
  readonly version: number;
  /** The events of this command: none if it changed nothing, the original ones if it is a repetition. */
  readonly events: readonly Event[];
  readonly repeated: boolean;
  /** The state after these events; for a repetition, one that includes them. */
  readonly state: State;
}

/** The part of the log that a command needs. */
export type CommandLog = Omit<EventLog, 'load' | 'foldPast'>;

export interface CommandRequest<
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context = Context,
> {
  readonly log: CommandLog;
  readonly decider: Decider<Command, Event, State, R, Added>;
  readonly stream: StreamId;
  readonly commandId: string;
  /** Must be equal in all requests with the same command id. */
  readonly command: Command;
  /** Compared instead of `command` to decide whether two requests with the same id are equal. */
  readonly asked?: object | undefined;
  /** Added by the server; a retry may have another one. */
  readonly context: Added;
  readonly metadata: Metadata;
}

/** Thrown if a command id was already used for another request: a bug or an attack, never a user's mistake. */
export class CommandIdReused extends Error {
  constructor(stream: StreamId, commandId: string) {
    super(`Command ${commandId} was already used on ${stream} for another request`);
    this.name = 'CommandIdReused';
  }
}

/** Thrown if the stream takes no more events, because its athlete was erased or has no data key. */
export class StreamClosed extends Error {
  constructor(stream: StreamId) {
    super(`${stream} takes no more events`);
    this.name = 'StreamClosed';
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Recognizes a repeated command before `decide` runs, which would refuse it because of its own effect. */
const decideOn = async <
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context,
>(
  { log, decider, stream, commandId, command, context }: CommandRequest<Command, Event, State, R, Added>,
  commandHash: Uint8Array,
): Promise<Outcome<Handled<Event, State>, R>> => {
  const { state, version, commanded } = await log.fold(stream, decider, { commandId });

  const [first] = commanded;
  if (first) {
    if (!sameBytes(first.commandHash, commandHash)) {
      log.onReused?.(stream);
      throw new CommandIdReused(stream, commandId);
    }
    log.onRepeated?.(stream);
    const last = commanded.at(-1) ?? first;
    return accepted({ version: last.version, events: commanded.map(({ event }) => event), repeated: true, state });
  }

  const decision = decider.decide(command, state, context);
  if (!decision.ok) return decision;
  const after = decision.value.reduce(
    (before, event, index) => decider.evolve(before, { event, version: version + 1 + index }),
    state,
  );
  return accepted({ version, events: decision.value, repeated: false, state: after });
};

const hashOf = <Command extends object, Event extends DomainEvent, State, R extends Refusal, Added extends Context>({
  log,
  stream,
  command,
  asked = command,
  metadata,
}: CommandRequest<Command, Event, State, R, Added>): Promise<Uint8Array> =>
  log.hashCommand(stream, fingerprintOf(asked, metadata.actor));

/**
 * Returns what `handleCommand` would return now, without appending. Use it to check a rule before costly work that the
 * append needs, such as a slow hash. The version is the stream's current one; for a repetition, that of the first
 * result.
 *
 * @throws CommandIdReused
 */
export const previewCommand = async <
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context,
>(
  request: CommandRequest<Command, Event, State, R, Added>,
): Promise<Outcome<Handled<Event, State>, R>> => decideOn(request, await hashOf(request));

/** Returns undefined after a conflict with another writer. */
const attempt = async <
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context,
>(
  request: CommandRequest<Command, Event, State, R, Added>,
  commandHash: Uint8Array,
): Promise<Outcome<Handled<Event, State>, R> | undefined> => {
  const { log, stream, commandId, metadata } = request;
  const decided = await decideOn(request, commandHash);
  if (!decided.ok || decided.value.repeated || decided.value.events.length === 0) return decided;
  const { version, events, state } = decided.value;
  const expected = version === 0 ? 'none' : version;
  const result = await log.append({ stream, expected, commandId, commandHash, events, metadata });
  if (result.outcome === 'conflict') return undefined;
  if (result.outcome === 'appended' || result.outcome === 'repeated')
    return accepted({ version: result.version, events, repeated: result.outcome === 'repeated', state });
  if (result.outcome === 'command_reused') throw new CommandIdReused(stream, commandId);
  throw new StreamClosed(stream);
};

/**
 * Folds, decides and appends. Retries once on a conflict with another writer, then once more while it holds the
 * stream's lock.
 *
 * @throws CommandIdReused, StreamClosed
 */
export const handleCommand = async <
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context,
>(
  request: CommandRequest<Command, Event, State, R, Added>,
): Promise<Outcome<Handled<Event, State>, R>> => {
  const { log, stream } = request;
  const commandHash = await hashOf(request);
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    const handled = await attempt(request, commandHash);
    if (handled) return handled;
  }
  const handled = await log.withStreamLocked(stream, (locked) => attempt({ ...request, log: locked }, commandHash));
  if (!handled) throw new Error(`${stream} changed while it was locked`);
  return handled;
};
