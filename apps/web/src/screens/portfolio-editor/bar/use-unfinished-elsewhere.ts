import type { SectionName } from '@palmares/domain/portfolio';
import { useEditorState } from '../../../drafts/editor-context.tsx';
import { unfinishedElsewhere } from '../section-progress.ts';

/** The section on another page that the save status speaks of; null if it speaks of this page. */
export const useUnfinishedElsewhere = (here: readonly SectionName[]): SectionName | null =>
  useEditorState(({ save, sections }) => (save === 'incomplete' ? unfinishedElsewhere(sections, here) : null));
