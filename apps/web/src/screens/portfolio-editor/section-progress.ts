import type { SectionName } from '@palmares/domain/portfolio';
import type { SectionSummary } from '../../drafts/section-draft.ts';

export type SectionProgress = 'empty' | 'started' | 'done';

/** Done is what is in the account and whole; an athlete may still add to it. */
export const progressOf = ({ empty, touched }: SectionSummary): SectionProgress => {
  if (touched) return 'started';
  return empty ? 'empty' : 'done';
};

/** The first section that is not in the account and whole; an optional one only once it was begun. None when all are. */
export const sectionToWrite = (sections: readonly SectionSummary[]): SectionName | undefined =>
  sections.find((section) => {
    const progress = progressOf(section);
    return progress === 'started' || (progress === 'empty' && !section.optional);
  })?.name;

/** Of the sections that every athlete is asked for, how many are in the account and whole. */
export const progressOfAll = (sections: readonly SectionSummary[]): { readonly done: number; readonly all: number } => {
  const asked = sections.filter(({ optional }) => !optional);
  return { done: asked.filter((section) => progressOf(section) === 'done').length, all: asked.length };
};
