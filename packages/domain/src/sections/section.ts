import type { z } from 'zod/mini';
import type { EventDefinitions } from '../events/definition.ts';
import type { FileReference } from '../files/index.ts';
import type { Context, DomainEvent } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal } from '../kernel/outcome.ts';
import type { Item } from './kit/items.ts';

export const sectionCodes = [
  'item_exists',
  'item_unknown',
  'list_full',
  'season_out_of_range',
  'year_out_of_range',
] as const;
export type SectionCode = (typeof sectionCodes)[number];
export type SectionRefusal = Refusal<SectionCode | FieldCode>;

/** The part that the commands of all sections share. */
export interface TypedCommand {
  readonly type: string;
}

/** The facts besides a section's content that a decision depends on. */
export interface SectionContext extends Context {
  /** The answers of sign-up; null where they are not known, as on a device, which leaves such rules to the server. */
  readonly athlete: { readonly dateOfBirth: string } | null;
}

/** The lists of one kind in a section's draft: a single list, or one per season. */
export interface DraftLists<Draft> {
  readonly noun: string;
  lists(
    draft: Draft,
  ): readonly { readonly group: Readonly<Record<string, unknown>>; readonly items: readonly Item[] }[];
  edit(draft: Draft, group: Readonly<Record<string, unknown>>, change: (items: readonly Item[]) => Item[]): Draft;
}

/** One section of the portfolio: its content, commands and events. */
export interface Section<
  Content,
  Command extends TypedCommand,
  Event extends DomainEvent,
  Name extends string = string,
  Draft = Content,
> {
  readonly name: Name;
  readonly kind: 'record' | 'list';
  /** True if no athlete is asked to fill it in; a portfolio is complete without it. */
  readonly optional: boolean;
  /** Parses valid content; the output is trimmed and in canonical order. */
  readonly content: z.ZodMiniType<Content>;
  readonly command: z.ZodMiniType<Command>;
  readonly events: EventDefinitions<Event>;
  /** None in a record. */
  readonly lists: readonly DraftLists<Draft>[];
  /** Fields of a record that say nothing without each other, like a picture and its crop. */
  readonly linkedFields: readonly (readonly string[])[];
  empty(): Content;
  isEmpty(draft: Content | Draft): boolean;
  /** The draft with which a form starts. */
  draft(content: Content): Draft;
  /**
   * Brings a draft that an earlier program stored on a device to today's shape; undefined if it cannot be read. A section
   * whose shape never changed needs none.
   */
  adopt?(draft: unknown): Draft | undefined;
  /** Parses a command as it was sent. */
  parse(command: unknown): Outcome<Command, SectionRefusal>;
  /** Expects a parsed command. An edit that changes nothing returns no events. */
  decide(command: Command, content: Content, context: SectionContext): Outcome<readonly Event[], SectionRefusal>;
  evolve(content: Content, event: Event): Content;
  /** The fewest commands that turn `from` into `to`, in an order in which each is accepted. */
  changes(from: Content, to: Content): Command[];
  /** The part of a draft that can be sent now: valid fields or items, with the confirmed version of the others. */
  validPart(draft: unknown, confirmed: Content): Content;
  /** The files that the content refers to, in a section that has any. */
  files?(content: Content): readonly FileReference[];
  owns(event: DomainEvent): event is Event;
}

/** Adds `parse` and `owns`, which are the same for every section. */
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
