import type { FieldError } from '@palmares/domain/kernel';
import type { SectionName } from '@palmares/domain/portfolio';
import { useEditorState } from '../../../drafts/editor-context.tsx';
import type { SaveState } from '../../../drafts/save-state.ts';
import { problemIn, unfinishedElsewhere } from '../section-progress.ts';

interface Unfinished {
  /** The section on another page that the save status speaks of; null if it speaks of this page. */
  readonly elsewhere: SectionName | null;
  /** The error to fix on this page. */
  readonly problem: FieldError | null;
}

export const isUnfinished = (save: SaveState): boolean => save === 'incomplete' || save === 'to_fix';

/** Finds the content that must be finished or fixed before it goes to the account. */
export const useUnfinished = (here: readonly SectionName[]): Unfinished => ({
  elsewhere: useEditorState(({ save, sections }) => (isUnfinished(save) ? unfinishedElsewhere(sections, here) : null)),
  problem: useEditorState(({ save, sections }) => (save === 'to_fix' ? problemIn(sections, here) : null)),
});
