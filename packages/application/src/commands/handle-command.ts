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

/** Two sections of one portfolio share a stream; a writer of another section costs one reload. */
const ATTEMPTS = 10;

export interface Handled<Event> {
  /** The stream's version after this command: what `atLeastVersion` is asked with. */
  readonly version: number;
  /** The events of this command: none when it changed nothing, the first ones when it is a repetition. */
  readonly events: readonly Event[];
  readonly repeated: boolean;
}

export interface CommandRequest<
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context = Context,
> {
  readonly log: EventLog;
  readonly decider: Decider<Command, Event, State, R, Added>;
  readonly stream: StreamId;
  readonly commandId: string;
  /** What was asked: a request with the same id must ask the same. */
  readonly command: Command;
  /** What the server adds: a retry may come with another one. */
  readonly context: Added;
  readonly metadata: Metadata;
}

/** The same command id was used for something else: a bug or an attack, never a person's mistake. */
export class CommandIdReused extends Error {
  constructor(stream: StreamId, commandId: string) {
    super(`Command ${commandId} was already used on ${stream} for another request`);
    this.name = 'CommandIdReused';
  }
}

/** The stream takes no more events: its athlete was erased, or has no data key. */
export class StreamClosed extends Error {
  constructor(stream: StreamId) {
    super(`${stream} takes no more events`);
    this.name = 'StreamClosed';
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** A repeated command is recognised before `decide` runs, or its own effect would refuse it. */
const decideOn = async <
  Command extends object,
  Event extends DomainEvent,
  State,
  R extends Refusal,
  Added extends Context,
>(
  { log, decider, stream, commandId, command, context }: CommandRequest<Command, Event, State, R, Added>,
  commandHash: Uint8Array,
): Promise<Outcome<Handled<Event>, R>> => {
  const { state, version, commanded } = await log.fold(stream, decider, { commandId });

  const [first] = commanded;
  if (first) {
    if (!sameBytes(first.commandHash, commandHash)) {
      log.onReused?.(stream);
      throw new CommandIdReused(stream, commandId);
    }
    log.onRepeated?.(stream);
    const last = commanded.at(-1) ?? first;
    return accepted({ version: last.version, events: commanded.map(({ event }) => event), repeated: true });
  }

  const decision = decider.decide(command, state, context);
  if (!decision.ok) return decision;
  return accepted({ version, events: decision.value, repeated: false });
};

const hashOf = <Command extends object, Event extends DomainEvent, State, R extends Refusal, Added extends Context>({
  log,
  stream,
  command,
  metadata,
}: CommandRequest<Command, Event, State, R, Added>): Promise<Uint8Array> =>
  log.hashCommand(stream, fingerprintOf(command, metadata.actor));

/**
 * What `handleCommand` would do now; appends nothing. For a rule that must be asked before costly work that the append
 * waits for, such as a slow hash. The version is that of the stream before the events.
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
): Promise<Outcome<Handled<Event>, R>> => decideOn(request, await hashOf(request));

/**
 * Fold, decide, append. A conflict with another writer folds and decides again.
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
): Promise<Outcome<Handled<Event>, R>> => {
  const { log, stream, commandId, metadata } = request;
  const commandHash = await hashOf(request);

  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const decided = await decideOn(request, commandHash);
    if (!decided.ok || decided.value.repeated || decided.value.events.length === 0) return decided;
    const { version, events } = decided.value;

    const result = await log.append({
      stream,
      expected: version === 0 ? 'none' : version,
      commandId,
      commandHash,
      events,
      metadata,
    });
    if (result.outcome === 'appended' || result.outcome === 'repeated')
      return accepted({ version: result.version, events, repeated: result.outcome === 'repeated' });
    if (result.outcome === 'command_reused') throw new CommandIdReused(stream, commandId);
    if (result.outcome !== 'conflict') throw new StreamClosed(stream);
  }
  throw new Error(`${stream} kept changing: gave up after ${ATTEMPTS} attempts`);
};
