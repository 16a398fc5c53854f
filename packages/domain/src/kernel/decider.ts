import type { Outcome, Refusal } from './outcome.ts';

/** A fact, in the past tense, with the schema version its data is written in. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** An event with its place in its stream: versions start at 1 and have no holes. */
export interface Versioned<Event> {
  readonly event: Event;
  readonly version: number;
}

/** What the server adds to what was asked: no part of the command, since it differs each time the command is sent. */
export interface Context {
  readonly at: Date;
}

/**
 * Three pure functions over one stream. Ids arrive in the command and time in the context, so the same history, command
 * and context always give the same answer.
 */
export interface Decider<
  Command,
  Event extends DomainEvent,
  State,
  R extends Refusal = Refusal,
  Added extends Context = Context,
> {
  /** Names the kind of state, so that a state that was kept is used by its own decider only. */
  readonly name: string;
  /** Raise it when `evolve`, an upcaster or the shape of the state changes: states that were kept are then not used. */
  readonly version: number;
  /** JSON, as every state after it: what `JSON.parse` makes of it is the same state. */
  readonly initialState: State;
  decide(command: Command, state: State, context: Added): Outcome<readonly Event[], R>;
  evolve(state: State, recorded: Versioned<Event>): State;
}
