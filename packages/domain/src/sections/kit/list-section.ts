import { z } from 'zod/mini';
import type { FileReference } from '../../files/index.ts';
import type { DomainEvent } from '../../kernel/decider.ts';
import { refused } from '../../kernel/outcome.ts';
import { defineSection, type Section, type TypedCommand } from '../section.ts';
import type { ListPart } from './item-list.ts';

interface ListSectionDefinition<Name extends string, Content, Draft, Part> {
  readonly name: Name;
  readonly optional?: boolean;
  readonly content: z.ZodMiniType<Content>;
  readonly empty: () => Content;
  readonly isEmpty: (draft: Draft) => boolean;
  /** Ordered by dependency: items are added from the first list to the last and removed in reverse. */
  readonly parts: readonly Part[];
  readonly validPart: (draft: unknown, confirmed: Content) => Content;
  readonly files?: (content: Content) => readonly FileReference[];
  readonly adopt?: (draft: unknown) => Draft | undefined;
}

type CommandOf<Part> = Part extends { decide(command: infer Command extends TypedCommand, ...rest: never[]): unknown }
  ? Command
  : never;
type EventOf<Part> = Part extends { evolve(content: never, event: infer Event extends DomainEvent): unknown }
  ? Event
  : never;

/** Builds a section from several lists. Its command and event types come from `parts`. */
export function listSection<const Name extends string, Content extends Draft, Draft, Part extends ListPart<Content>>(
  definition: ListSectionDefinition<Name, Content, Draft, Part>,
): Section<Content, CommandOf<Part>, EventOf<Part>, Name, Draft>;
export function listSection<Name extends string, Content extends Draft, Draft>({
  optional = false,
  parts,
  ...definition
}: ListSectionDefinition<Name, Content, Draft, ListPart<Content>>): Section<
  Content,
  TypedCommand,
  DomainEvent,
  Name,
  Draft
> {
  const [first, ...others] = parts.flatMap(({ commands }) => [...commands]);
  if (!first) throw new Error(`${definition.name} has no list`);
  const command: z.ZodMiniType<TypedCommand> = z.discriminatedUnion('type', [first, ...others]);
  const partOf = new Map<string, ListPart<Content>>(
    parts.flatMap((part) =>
      part.commands.flatMap(({ shape }) => shape.type.def.values.map((type) => [type, part] as const)),
    ),
  );
  return defineSection({
    ...definition,
    kind: 'list',
    optional,
    command,
    lists: parts,
    linkedFields: [],
    events: Object.assign({}, ...parts.map(({ events }) => events)),
    draft: (content) => content,
    decide: (asked, content, context) => partOf.get(asked.type)?.decide(asked, content, context) ?? refused('invalid'),
    evolve: (content, event) =>
      parts.find(({ events }) => Object.hasOwn(events, event.type))?.evolve(content, event) ?? content,
    changes: (from, to) => {
      const changes = parts.map((part) => part.changes(from, to));
      return [
        ...[...changes].reverse().flatMap(({ removals }) => removals),
        ...changes.flatMap(({ placements }) => placements),
        ...changes.flatMap(({ alterations }) => alterations),
      ];
    },
  });
}
