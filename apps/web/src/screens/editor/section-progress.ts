import type { SectionSummary } from './section-draft.ts';

export type SectionProgress = 'empty' | 'started' | 'done';

/** Done is what is in the account and whole; an athlete may still add to it. */
export const progressOf = ({ empty, touched }: SectionSummary): SectionProgress => {
  if (touched) return 'started';
  return empty ? 'empty' : 'done';
};
