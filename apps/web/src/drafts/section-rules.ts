import type { DomainEvent } from '@palmares/domain/kernel';
import type { Section, TypedCommand } from '@palmares/domain/sections';
import type { DraftRules } from './section-record.ts';

/** The section's own rules, applied on the device to what is being typed. */
export const rulesOf = <Content, Change extends TypedCommand, Event extends DomainEvent, Draft>(
  section: Section<Content, Change, Event, string, Draft>,
): DraftRules<Content, Change, Draft> => ({
  draft: (content) => section.draft(content),
  isEmpty: (draft) => section.isEmpty(draft),
  isValid: (draft) => section.content.safeParse(draft).success,
  validPart: (draft, before) => section.validPart(draft, before),
  changes: (from, to) => section.changes(from, to),
  applied: (content, change, at) => {
    const asked = section.parse(change);
    if (!asked.ok) return null;
    const decision = section.decide(asked.value, content, { at, athlete: null });
    return decision.ok
      ? decision.value.reduce((before: Content, event: Event) => section.evolve(before, event), content)
      : null;
  },
});
