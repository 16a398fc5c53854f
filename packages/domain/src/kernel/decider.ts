import type { Outcome, Refusal } from './outcome.ts';

/** A fact, named in the past tense; its data has the current schema version of its type. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** An event and its version in its stream. Versions start at 1 and have no gaps. */
export interface Versioned<Event> {
  readonly event: Event;
  readonly version: number;
}

/** The part that the server adds to a command. It is not in the command, because it differs on each retry. */
export interface Context {
  readonly at: Date;
}

/**
 * Three pure functions over one stream. Ids come with the command and the time with the context, so the same history,
 * command and context always give the same answer.
 */
export interface Decider<
  Command,
  Event extends DomainEvent,
  State,
  R extends Refusal = Refusal,
  Added extends Context = Context,
> {
  /** Identifies the state's type: a snapshot is used by the decider of this name only. */
  readonly name: string;
  /** Raise it when `evolve`, an upcaster or the shape of the state changes: older snapshots are then ignored. */
  readonly version: number;
  /** This state and every later one must survive a round trip through JSON. */
  readonly initialState: State;
  decide(command: Command, state: State, context: Added): Outcome<readonly Event[], R>;
  evolve(state: State, recorded: Versioned<Event>): State;
}
