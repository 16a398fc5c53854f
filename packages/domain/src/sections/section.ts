import type { z } from 'zod';
import type { EventDefinitions } from '../events/definition.ts';
import type { DomainEvent } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import type { Outcome, Refusal } from '../kernel/outcome.ts';

export const sectionCodes = ['item_exists', 'item_unknown', 'list_full', 'season_out_of_range'] as const;
export type SectionCode = (typeof sectionCodes)[number];
export type SectionRefusal = Refusal<SectionCode | FieldCode>;

/** One part of the portfolio: what it holds, what may be asked of it, and what has happened to it. */
export interface Section<
  Content,
  Command extends { readonly type: string },
  Event extends DomainEvent,
  Name extends string = string,
> {
  readonly name: Name;
  readonly kind: 'record' | 'text' | 'list';
  /** The whole section, valid. Its output is trimmed and in canonical order. */
  readonly content: z.ZodType<Content>;
  readonly command: z.ZodType<Command>;
  readonly events: EventDefinitions<Event>;
  empty(): Content;
  isEmpty(content: Content): boolean;
  /** An edit that changes nothing gives no event. */
  decide(command: Command, content: Content, at: Date): Outcome<readonly Event[], SectionRefusal>;
  evolve(content: Content, event: Event): Content;
  /** The fewest commands that turn `from` into `to`, in an order in which each is accepted. */
  changes(from: Content, to: Content): Command[];
  /** What of a draft may be sent now: its valid part, with the confirmed version of what is not valid. */
  validPart(draft: unknown, confirmed: Content): Content;
  owns(event: DomainEvent): event is Event;
}

type Definition<
  Content,
  Command extends { readonly type: string },
  Event extends DomainEvent,
  Name extends string,
> = Omit<Section<Content, Command, Event, Name>, 'owns' | 'validPart'> &
  Partial<Pick<Section<Content, Command, Event, Name>, 'validPart'>>;

/** Adds what every section does alike: a command that its schema turns down never reaches `decide`. */
export const defineSection = <
  Content,
  Command extends { readonly type: string },
  Event extends DomainEvent,
  Name extends string,
>(
  definition: Definition<Content, Command, Event, Name>,
): Section<Content, Command, Event, Name> => ({
  validPart: (draft, confirmed) => {
    const parsed = definition.content.safeParse(draft);
    return parsed.success ? parsed.data : confirmed;
  },
  ...definition,
  decide: (command, content, at) => {
    const parsed = definition.command.safeParse(command);
    if (!parsed.success) return refusedBy(parsed.error, definition.kind === 'list' ? 'item' : 'content');
    return definition.decide(parsed.data, content, at);
  },
  owns: (event): event is Event => Object.hasOwn(definition.events, event.type),
});
