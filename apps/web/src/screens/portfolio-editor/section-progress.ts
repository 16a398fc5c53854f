import type { SectionName } from '@palmares/domain/portfolio/sections';
import type { SectionSummary } from '../../drafts/section-draft.ts';

export type SectionProgress = 'empty' | 'started' | 'done';

/** Done is what is in the account and whole; an athlete may still add to it. */
export const progressOf = ({ empty, touched }: SectionSummary): SectionProgress => {
  if (touched) return 'started';
  return empty ? 'empty' : 'done';
};

/** The first section that is not in the account and whole; none when all of them are. */
export const sectionToWrite = (sections: readonly SectionSummary[]): SectionName | undefined =>
  sections.find((section) => progressOf(section) !== 'done')?.name;
