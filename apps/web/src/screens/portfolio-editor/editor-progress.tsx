import { ProgressBar } from '@palmares/ui';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { editorPages, progressOfAll } from './section-progress.ts';

export const EditorProgress = () => {
  const { sections } = useEditorState();
  const { done, all } = progressOfAll(editorPages(sections));
  return (
    <ProgressBar
      label={m.editor_progress_label()}
      value={done}
      max={all}
      valueText={m.editor_progress_value({ done, all })}
    />
  );
};
