import { ProgressBar } from '@palmares/ui';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { progressOfAll } from './section-progress.ts';

export const EditorProgress = () => {
  const { sections } = useEditorState();
  const { done, all } = progressOfAll(sections);
  return (
    <ProgressBar
      label={m.editor_progress_label()}
      value={done}
      max={all}
      valueText={m.editor_progress_value({ done, all })}
    />
  );
};
