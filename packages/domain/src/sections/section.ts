import type { z } from 'zod';
import type { EventDefinitions } from '../events/definition.ts';
import type { DomainEvent } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal } from '../kernel/outcome.ts';

export const sectionCodes = ['item_exists', 'item_unknown', 'list_full', 'season_out_of_range'] as const;
export type SectionCode = (typeof sectionCodes)[number];
export type SectionRefusal = Refusal<SectionCode | FieldCode>;

/** A command as far as every section knows it. */
export interface TypedCommand {
  readonly type: string;
}

/** One part of the portfolio: what it holds, what may be asked of it, and what has happened to it. */
export interface Section<
  Content,
  Command extends TypedCommand,
  Event extends DomainEvent,
  Name extends string = string,
  Draft = Content,
> {
  readonly name: Name;
  readonly kind: 'record' | 'list';
  /** A portfolio is complete without it: nobody is asked to fill it in. */
  readonly optional: boolean;
  /** The whole section, valid. Its output is trimmed and in canonical order. */
  readonly content: z.ZodType<Content>;
  readonly command: z.ZodType<Command>;
  readonly events: EventDefinitions<Event>;
  empty(): Content;
  isEmpty(draft: Content | Draft): boolean;
  /** Where a form starts from. */
  draft(content: Content): Draft;
  /** A command as it was sent, before anything else is done with it. */
  parse(command: unknown): Outcome<Command, SectionRefusal>;
  /** Of a parsed command. An edit that changes nothing gives no event. */
  decide(command: Command, content: Content, at: Date): Outcome<readonly Event[], SectionRefusal>;
  evolve(content: Content, event: Event): Content;
  /** The fewest commands that turn `from` into `to`, in an order in which each is accepted. */
  changes(from: Content, to: Content): Command[];
  /** What of a draft may be sent now: its valid part, with the confirmed version of what is not valid. */
  validPart(draft: unknown, confirmed: Content): Content;
  owns(event: DomainEvent): event is Event;
}

/** Adds what all sections do the same way. */
export const defineSection = <
  Content,
  Command extends TypedCommand,
  Event extends DomainEvent,
  Name extends string,
  Draft,
>(
  definition: Omit<Section<Content, Command, Event, Name, Draft>, 'owns' | 'parse'>,
): Section<Content, Command, Event, Name, Draft> => ({
  ...definition,
  parse: (command) => {
    const parsed = definition.command.safeParse(command);
    return parsed.success
      ? accepted(parsed.data)
      : refusedBy(parsed.error, definition.kind === 'list' ? 'item' : 'content');
  },
  owns: (event): event is Event => Object.hasOwn(definition.events, event.type),
});
