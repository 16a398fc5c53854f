import { useMemo } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';
import type { SectionSummary } from '../../drafts/section-draft.ts';
import { useAthlete } from '../../sections/athlete-context.ts';
import { withResult } from './section-progress.ts';

/** Returns every section's summary, including content from outside the editor. */
export const useSectionSummaries = (): readonly SectionSummary[] => {
  const sections = useEditorState((state) => state.sections);
  const isScored = (useAthlete()?.identity ?? null) !== null;
  return useMemo(() => withResult(sections, isScored), [sections, isScored]);
};
