import { buttonClass, Eye, Page, PageHeader, ProgressBar } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useEditorState } from './editor-context.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';
import { progressOf } from './section-progress.ts';

export const OverviewScreen = () => {
  const { sections } = useEditorState();
  const done = sections.filter((section) => progressOf(section) === 'done').length;
  return (
    <Page>
      <PageHeader
        title={m.editor_title()}
        lead={m.editor_lead()}
        actions={
          <Link
            to="/$lang/app/portfolio/preview"
            params={{ lang: getLocale() }}
            className={buttonClass({ variant: 'outline' })}
          >
            <Eye aria-hidden size={20} />
            {m.editor_preview()}
          </Link>
        }
      />
      <ProgressBar
        label={m.editor_progress_label()}
        value={done}
        max={sections.length}
        valueText={m.editor_progress_value({ done, all: sections.length })}
      />
      <SectionList />
      <SaveStatus />
    </Page>
  );
};
