import type { SectionName } from '@palmares/domain/portfolio';
import type { SectionSummary } from '../../drafts/section-draft.ts';

export type SectionProgress = 'empty' | 'started' | 'done';

/** Done means saved in the account and complete; an athlete may still add to it. */
export const progressOf = ({ empty, touched }: SectionSummary): SectionProgress => {
  if (touched) return 'started';
  return empty ? 'empty' : 'done';
};

/** The first section that is not done; an optional one counts only once begun. Undefined when all are done. */
export const sectionToWrite = (sections: readonly SectionSummary[]): SectionName | undefined =>
  sections.find((section) => {
    const progress = progressOf(section);
    return progress === 'started' || (progress === 'empty' && !section.optional);
  })?.name;

/** How many of the required sections are done. */
export const progressOfAll = (sections: readonly SectionSummary[]): { readonly done: number; readonly all: number } => {
  const asked = sections.filter(({ optional }) => !optional);
  return { done: asked.filter((section) => progressOf(section) === 'done').length, all: asked.length };
};
