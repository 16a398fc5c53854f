import { deepStrictEqual } from 'node:assert';
import type { Context, Decider, DomainEvent, Versioned } from './decider.ts';
import type { Refusal } from './outcome.ts';

/**
 * Lets a test read: given these events, when this command, then these events or this refusal. A command is decided in
 * the usual context unless the test passes another.
 */
export const specification = <Command, Event extends DomainEvent, State, R extends Refusal, Added extends Context>(
  decider: Decider<Command, Event, State, R, Added>,
  usual: Added,
) => ({
  given: (...events: readonly Event[]) => ({
    when: (command: Command, context: Added = usual) => {
      const state = events
        .map((event, index): Versioned<Event> => ({ event, version: index + 1 }))
        .reduce((before, recorded) => decider.evolve(before, recorded), decider.initialState);
      const outcome = decider.decide(command, state, context);
      return {
        thenEvents: (...expected: readonly Event[]) => deepStrictEqual(outcome, { ok: true, value: expected }),
        thenNothing: () => deepStrictEqual(outcome, { ok: true, value: [] }),
        thenRefused: (code: R['code'], field?: string) => {
          deepStrictEqual(outcome.ok ? outcome : outcome.refusal.code, code);
          if (field !== undefined && !outcome.ok) deepStrictEqual(outcome.refusal.field, field);
        },
      };
    },
  }),
});
