import type { EventDefinition } from '../../events/definition.ts';
import type { DomainEvent } from '../../kernel/decider.ts';

type DataOf<Definition> = Definition extends EventDefinition<string, infer Data> ? Data : never;

/**
 * Intersect it with the type of the event definitions. Their constraint already rejects a definition that lacks a
 * field; this rejects one that requires a field nobody writes, because such an event could never be read back.
 */
export type NoExtraFields<Definitions, Event extends DomainEvent> = {
  readonly [Type in Event['type'] & keyof Definitions]: Extract<Event, { type: Type }>['data'] extends DataOf<
    Definitions[Type]
  >
    ? unknown
    : { readonly requiresFieldsNobodyWrites: DataOf<Definitions[Type]> };
};
