import { ProgressBar } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { editorPages, progressOfAll } from './section-progress.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

export const EditorProgress = () => {
  const sections = useSectionSummaries();
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
