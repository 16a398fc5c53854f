import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import type { AnySectionDraft } from '../../../drafts/section-draft.ts';
import { draftOf } from '../../../drafts/section-drafts.ts';
import type { Direction } from '../../../drafts/undo/steps.ts';
import type { Taken } from '../../../drafts/undo/undo-history.ts';
import { toasts } from '../../../notices/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { sectionTitles } from '../../../sections/titles.ts';

interface TakenStep {
  readonly direction: Direction;
  readonly taken: Taken | null;
  readonly drafts: readonly AnySectionDraft[];
  /** The sections of the page. */
  readonly here: readonly SectionName[];
  readonly gender: Gender | null;
  readonly show: (section: SectionName) => void;
}

const doneWords = { undo: m.undo_done, redo: m.redo_done };
const nothingWords = { undo: m.undo_nothing, redo: m.redo_nothing };

const refusedWords = async (
  { section, wanted, refused: rows }: Taken,
  { drafts, gender }: TakenStep,
): Promise<string | undefined> => {
  if (rows.length === 0) return undefined;
  const words = await import('./refused-words.ts');
  const { draft } = draftOf(drafts, section).record();
  // The compiler cannot tie a section's name to its drafts.
  return words.refusedWords({ section, draft, wanted: wanted as DraftContent, rows, gender });
};

/** Reports what a step changed: returns the text if this page shows the change, else shows a toast. */
export const tellStep = async (step: TakenStep): Promise<string> => {
  const { direction, taken, here, show } = step;
  if (!taken) {
    toasts.show({ title: nothingWords[direction](), description: m.undo_nothing_text() });
    return '';
  }
  const title = doneWords[direction]({ section: sectionTitles[taken.section]() });
  // If the code cannot be loaded, only the section is named.
  const description = await refusedWords(taken, step).catch(() => undefined);
  const isHere = here.includes(taken.section);
  if (isHere && description === undefined) return title;
  const action = isHere ? undefined : { label: m.undo_show(), onClick: () => show(taken.section) };
  toasts.show({ title, action, ...(description === undefined ? {} : { description }) });
  return '';
};
