import type { SectionName } from '@palmares/domain/portfolio';
import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { beginningOf } from '../../sections/first-fields.ts';
import { sectionTitles } from '../../sections/titles.ts';
import { PlaceLink } from '../dashboard/place-link.tsx';
import { StepAnswers } from '../dashboard/step-answers.tsx';
import { useAnswersOnReturn } from '../dashboard/use-step-answers.ts';
import { SaveNote } from './bar/save-note.tsx';
import { SaveStatus } from './bar/save-status.tsx';
import { DraftedCard } from './drafted-card.tsx';
import { EditorProgress } from './editor-progress.tsx';
import { finishedTasks, useAnswering } from './finished-tasks.ts';
import { HistoryLink } from './history-link.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SectionList } from './section-list.tsx';
import { editorPages, pageToWrite, progressOf } from './section-progress.ts';
import { useSectionSummaries } from './use-section-summaries.ts';

const way = css({ display: 'flex', flexDirection: 'column', gap: '6', '& > a': { alignSelf: { sm: 'flex-start' } } });

/** The overview has no section of its own. */
const nowhere: readonly SectionName[] = [];

export const OverviewScreen = () => {
  const sections = useSectionSummaries();
  const pages = editorPages(sections);
  const next = pageToWrite(pages);
  // On a page that is begun, the missing field may be any.
  const isBegun = pages.some((page) => page.name === next && progressOf(page) !== 'empty');
  const sentences = useAnswersOnReturn(finishedTasks(sections), useAnswering());
  const words = sections.every(({ empty }) => empty) ? m.editor_start : m.editor_go_on;
  return (
    <Page width="work">
      <PageHeader
        title={m.editor_title()}
        actions={
          <>
            <PreviewLink />
            <HistoryLink />
          </>
        }
      />
      <div className={way}>
        <DraftedCard />
        <StepAnswers sentences={sentences} />
        <EditorProgress />
        {next === undefined ? null : (
          <PlaceLink place={isBegun ? { section: next } : beginningOf(next)} className={buttonClass()}>
            {words({ title: sectionTitles[next]() })}
          </PlaceLink>
        )}
      </div>
      {next === undefined ? null : (
        <p className={text({ tone: 'muted' })}>
          {m.editor_lead()} <ReadingLink inline to="blog/building-a-strong-portfolio" words={m.reading_portfolio} />
        </p>
      )}
      <SectionList place="page" />
      <SaveStatus here={nowhere} />
      <SaveNote here={nowhere} />
    </Page>
  );
};
