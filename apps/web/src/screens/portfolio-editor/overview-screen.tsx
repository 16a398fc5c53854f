import { buttonClass, Page, PageHeader } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionTitles } from '../../sections/titles.ts';
import { EditorProgress } from './editor-progress.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SaveNote } from './save-note.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';
import { editorPages, pageToWrite } from './section-progress.ts';

const way = css({ display: 'flex', flexDirection: 'column', gap: '6', '& > a': { alignSelf: { sm: 'flex-start' } } });

export const OverviewScreen = () => {
  const { sections } = useEditorState();
  const next = pageToWrite(editorPages(sections));
  const words = sections.every(({ empty }) => empty) ? m.editor_start : m.editor_go_on;
  return (
    <Page width="work">
      <PageHeader title={m.editor_title()} lead={m.editor_lead()} actions={<PreviewLink />} />
      <div className={way}>
        <EditorProgress />
        {next === undefined ? null : (
          <Link
            to="/$lang/app/portfolio/edit/$section"
            params={{ lang: getLocale(), section: next }}
            className={buttonClass()}
          >
            {words({ title: sectionTitles[next]() })}
          </Link>
        )}
      </div>
      <SectionList place="page" />
      <SaveStatus />
      <SaveNote />
    </Page>
  );
};
