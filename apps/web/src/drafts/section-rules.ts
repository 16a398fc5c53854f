import { type DomainEvent, type FieldCode, fieldErrors, same } from '@palmares/domain/kernel';
import type { Section, TypedCommand } from '@palmares/domain/sections';
import type { DraftRules } from './section-record.ts';

/** Caches the result for the latest argument, so that a draft is parsed once per key although several rules read it. */
const forLatest = <Argument, Result>(compute: (argument: Argument) => Result): ((argument: Argument) => Result) => {
  let latest: { readonly argument: Argument; readonly result: Result } | null = null;
  return (argument) => {
    if (!latest || latest.argument !== argument) latest = { argument, result: compute(argument) };
    return latest.result;
  };
};

const isMissing = (code: FieldCode): boolean => code === 'required' || code.endsWith('_required');

/** The section's own rules, applied on the device to what is being typed. */
export const rulesOf = <Content, Change extends TypedCommand, Event extends DomainEvent, Draft>(
  section: Section<Content, Change, Event, string, Draft>,
): DraftRules<Content, Change, Draft> => {
  const parsed = forLatest((draft: Draft) => section.content.safeParse(draft));
  return {
    draft: (content) => section.draft(content),
    isEmpty: (draft) => section.isEmpty(draft),
    isValid: (draft) => parsed(draft).success,
    problem: (draft) => {
      const { error } = parsed(draft);
      return (error && Object.values(fieldErrors(error)).find(({ code }) => !isMissing(code))) ?? null;
    },
    validPart: (draft, before) => {
      // Never resend untouched content, even if today's rules would tidy it.
      if (same(draft, section.draft(before))) return before;
      const whole = parsed(draft);
      return whole.success ? whole.data : section.validPart(draft, before);
    },
    changes: (from, to) => section.changes(from, to),
    applied: (content, change, at) => {
      const asked = section.parse(change);
      if (!asked.ok) return null;
      const decision = section.decide(asked.value, content, { at, athlete: null });
      return decision.ok
        ? decision.value.reduce((before: Content, event: Event) => section.evolve(before, event), content)
        : null;
    },
  };
};
