import { ProgressBar } from '@palmares/ui';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { progressOf } from './section-progress.ts';

/** How many of the sections are in the account and whole. */
export const EditorProgress = () => {
  const { sections } = useEditorState();
  const done = sections.filter((section) => progressOf(section) === 'done').length;
  return (
    <ProgressBar
      label={m.editor_progress_label()}
      value={done}
      max={sections.length}
      valueText={m.editor_progress_value({ done, all: sections.length })}
    />
  );
};
