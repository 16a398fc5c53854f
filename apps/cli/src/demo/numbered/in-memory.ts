import type { Context, Decider, DomainEvent, Refusal } from '@palmares/domain/kernel';
import { accept } from '../accept.ts';

/** A stream outside of the log: what a decider makes of commands, one after the other. A refusal stops the seed. */
export const inMemory = <Command, Event extends DomainEvent, State, R extends Refusal, Added extends Context>(
  decider: Decider<Command, Event, State, R, Added>,
) => {
  const events: Event[] = [];
  let state = decider.initialState;
  const handle = (command: Command, context: Added): void => {
    for (const event of accept(decider.decide(command, state, context))) {
      events.push(event);
      state = decider.evolve(state, { event, version: events.length });
    }
  };
  return { events, handle };
};
