import { z } from 'zod/mini';
import type { EventDefinitions } from '../../events/definition.ts';
import type { FileReference } from '../../files/index.ts';
import { accepted } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import { defineSection, type Section } from '../section.ts';
import { type Draft, isBlank } from './draft.ts';
import type { NoExtraFields } from './event-fit.ts';
import { recordValidPart } from './record-valid-part.ts';

export interface WriteCommand<Noun extends string, Content> {
  readonly type: `Write${Noun}`;
  readonly content: Content;
}

export interface WrittenEvent<Noun extends string, Content> {
  readonly type: `${Noun}Written`;
  readonly data: Content;
}

interface RecordDefinition<Name extends string, Noun extends string, Content, Events> {
  readonly name: Name;
  /** Part of stored names, including commands stored on devices, so it never changes. */
  readonly noun: Noun;
  readonly optional?: boolean;
  readonly content: z.ZodMiniType<Content>;
  readonly empty: () => Content;
  readonly files?: (content: Content) => readonly FileReference[];
  /** Fields that say nothing without each other. */
  readonly linkedFields?: readonly (readonly (keyof Content & string)[])[];
  /** Declared by hand in `events.ts`, because stored data must not follow today's limits. */
  readonly events: Events & NoExtraFields<Events, WrittenEvent<Noun, Content>>;
}

interface DraftedRecordDefinition<Name extends string, Noun extends string, Content, Events, Held>
  extends RecordDefinition<Name, Noun, Content, Events> {
  readonly draft: (content: Content) => Held;
  readonly adopt?: (draft: unknown) => Held | undefined;
}

type RecordSection<Name extends string, Noun extends string, Content, Held> = Section<
  Content,
  WriteCommand<Noun, Content>,
  WrittenEvent<Noun, Content>,
  Name,
  Held
>;

/** A record whose form holds some fields in another shape than the content: a number as the text that is typed. */
export const recordWithDraft = <
  const Name extends string,
  const Noun extends string,
  Content extends object,
  Events extends EventDefinitions<WrittenEvent<Noun, Content>>,
  Held extends object,
>({
  name,
  noun,
  optional = false,
  content: schema,
  empty,
  draft: draftOf,
  events,
  files,
  linkedFields = [],
  adopt,
}: DraftedRecordDefinition<Name, Noun, Content, Events, Held>): RecordSection<Name, Noun, Content, Held> => {
  const write = (content: Content): WriteCommand<Noun, Content> => ({ type: `Write${noun}`, content });
  return defineSection({
    name,
    kind: 'record',
    optional,
    content: schema,
    command: z.pipe(
      z.object({ type: z.literal(`Write${noun}`), content: schema }),
      z.transform(({ content }): WriteCommand<Noun, Content> => write(content)),
    ),
    events,
    lists: [],
    linkedFields,
    empty,
    isEmpty: (draft) => {
      const untouched = new Map(Object.entries(empty()));
      return Object.entries(draft).every(([field, value]) => isBlank(value) || same(value, untouched.get(field)));
    },
    draft: draftOf,
    decide: ({ content }, before) =>
      same(content, before) ? accepted([]) : accepted([{ type: `${noun}Written`, data: content }]),
    evolve: (_before, { data }) => data,
    changes: (from, to) => (same(from, to) ? [] : [write(to)]),
    validPart: (draft, confirmed) => recordValidPart(schema, draft, confirmed),
    ...(files ? { files } : {}),
    ...(adopt ? { adopt } : {}),
  });
};

/** Builds a section whose fields are written together: one command, one event. */
export const recordSection = <
  const Name extends string,
  const Noun extends string,
  Content extends object,
  Events extends EventDefinitions<WrittenEvent<Noun, Content>>,
>(
  definition: RecordDefinition<Name, Noun, Content, Events> &
    Pick<DraftedRecordDefinition<Name, Noun, Content, Events, Draft<Content>>, 'adopt'>,
): RecordSection<Name, Noun, Content, Draft<Content>> =>
  recordWithDraft<Name, Noun, Content, Events, Draft<Content>>({
    ...definition,
    draft: (content) => content,
  });
