import type { DomainEvent } from '@palmares/domain/kernel';
import type { Section, TypedCommand } from '@palmares/domain/sections';
import { rulesOf } from './section-rules.ts';

/** The commands of a list name their item; a record is written whole. */
interface SectionCommand extends TypedCommand {
  readonly id?: string;
  readonly item?: { readonly id: string };
  readonly index?: number;
}

/** Inputs of a restore besides the section's content. */
export interface RestoreContext {
  readonly at: Date;
  /** Ids of files that the earlier content refers to and that are gone. */
  readonly missingFiles: readonly string[];
}

const isAddition = ({ item, index }: SectionCommand): boolean => item !== undefined && index !== undefined;

/**
 * Returns the content of a section restored from `now` to `then`. Leaves out what today's rules refuse: a new item is
 * not added, an existing field or item stays as it is, and so does a record whose file is gone.
 */
export const restored = <Content, Change extends SectionCommand, Event extends DomainEvent, Draft>(
  section: Section<Content, Change, Event, string, Draft>,
  now: Content,
  then: Content,
  { at, missingFiles }: RestoreContext,
): Content => {
  const rules = rulesOf(section);
  const filesIn = (content: Content): readonly string[] => section.files?.(content).map(({ id }) => id) ?? [];
  const gone = missingFiles.filter((id) => !filesIn(now).includes(id));

  const applied = (content: Content, change: Change): Content | null => {
    const next = rules.applied(content, change, at);
    return next !== null && filesIn(next).some((id) => gone.includes(id)) ? null : next;
  };
  const validPart = (content: Content): Content => rules.validPart(rules.draft(content), now);

  /**
   * Removes an item that cannot be added before changes are computed, because their positions count the other items.
   */
  const without = (content: Content, added: Change): Content => {
    const removal = rules.changes(content, section.empty()).find(({ id }) => id === added.item?.id);
    return validPart((removal && rules.applied(content, removal, at)) ?? content);
  };

  const attempt = (target: Content): Content => {
    let content = now;
    for (const change of rules.changes(now, target)) {
      const next = applied(content, change);
      if (next !== null) content = next;
      else if (isAddition(change)) return attempt(without(target, change));
    }
    return content;
  };

  const content = attempt(validPart(then));
  // Restore nothing if the omissions leave the rest incomplete, such as awards without a sport.
  return rules.isValid(rules.draft(content)) ? content : now;
};
