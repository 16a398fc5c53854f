import type { Decider, DomainEvent } from '../../../kernel/decider.ts';
import { specification } from '../../../kernel/given-when-then.ts';
import type { Section, SectionContext, SectionRefusal } from '../../section.ts';

/** Given-when-then for one section, on a fixed day, for an athlete born in 2009 unless the test says otherwise. */
export const specifySection = <Content, Command extends { readonly type: string }, Event extends DomainEvent, Held>(
  section: Section<Content, Command, Event, string, Held>,
  at: Date,
  athlete: SectionContext['athlete'] = { dateOfBirth: '2009-03-04' },
) => {
  const decider: Decider<Command, Event, Content, SectionRefusal> = {
    name: section.name,
    version: 1,
    initialState: section.empty(),
    decide: (command, content) => {
      const asked = section.parse(command);
      return asked.ok ? section.decide(asked.value, content, { at, athlete }) : asked;
    },
    evolve: (content, { event }) => section.evolve(content, event),
  };
  return specification(decider, { at });
};
