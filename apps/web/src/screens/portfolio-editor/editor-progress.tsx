import { ProgressBar } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { progressOfAll } from './section-progress.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

export const EditorProgress = () => {
  const { done, total } = progressOfAll(useSectionSummaries());
  return (
    <ProgressBar
      label={m.editor_progress_label()}
      value={done}
      max={total}
      valueText={m.dashboard_progress_value({ done, total })}
    />
  );
};
