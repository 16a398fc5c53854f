import type { SectionName } from '@palmares/domain/portfolio';
import { buttonClass, heading, Page, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useCallback, useMemo, useState } from 'react';
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
import { PanelColumn } from './panel-column.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SectionList } from './section-list.tsx';
import { progressOf, sectionToWrite } from './section-progress.ts';
import { sectionWords } from './section-words.ts';
import { useOwnViews } from './use-own-views.ts';
import { useSectionSummaries } from './use-section-summaries.ts';
import { useValidParts } from './use-valid-part.ts';

/** One line on a phone too, so that the way on is in the first screen. The narrowest have no room for the whole state beside the links. */
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  '& > :first-child': { flex: '[1 1 13.5rem]' },
});
const links = css({ display: 'flex', gap: '3' });
const way = css({ display: 'flex', flexDirection: 'column', gap: '6', '& > a': { alignSelf: { sm: 'flex-start' } } });
const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignItems: 'start',
  '@media (min-width: 88rem)': { gridTemplateColumns: '[minmax(0, 1fr) 25rem]', columnGap: '12' },
});
const main = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  minWidth: '0',
  maxWidth: 'content',
});
/** The third column has the card. */
const whereNoPanel = css({ '@media (min-width: 88rem)': { display: 'none' } });

/** The overview has no section of its own. */
const nowhere: readonly SectionName[] = [];

/** A line about each section. */
const useSectionWords = () => {
  const sections = useSectionSummaries();
  const views = useOwnViews(useValidParts());
  return useMemo(
    () =>
      sectionWords(
        views,
        sections.filter(({ empty }) => empty).map(({ name }) => name),
      ),
    [views, sections],
  );
};

export const OverviewScreen = () => {
  const sections = useSectionSummaries();
  const next = sectionToWrite(sections);
  const says = useSectionWords();
  const sentences = useAnswersOnReturn(finishedTasks(sections), useAnswering());
  const words = sections.every(({ empty }) => empty) ? m.editor_start : m.editor_go_on;
  const [pointed, setPointed] = useState<readonly SectionName[]>(() => ['introduction']);
  const point = useCallback((name: SectionName) => setPointed([name]), []);
  return (
    <Page width="wide">
      <div className={columns}>
        <div className={main}>
          <header className={head}>
            <SaveStatus here={nowhere} title={<h1 className={heading({ size: 'page' })}>{m.editor_title()}</h1>} />
            <div className={links}>
              <PreviewLink />
              <HistoryLink />
            </div>
          </header>
          <div className={way}>
            <div className={whereNoPanel}>
              <DraftedCard />
            </div>
            <StepAnswers sentences={sentences} />
            <EditorProgress />
            {next === undefined ? null : (
              // In a section that is begun, the missing field may be any.
              <PlaceLink
                place={progressOf(next) === 'empty' ? beginningOf(next.name) : { section: next.name }}
                className={buttonClass()}
              >
                {words({ title: sectionTitles[next.name]() })}
              </PlaceLink>
            )}
          </div>
          {next === undefined ? null : (
            <p className={text({ tone: 'muted' })}>
              {m.editor_lead()} <ReadingLink inline to="blog/building-a-strong-portfolio" words={m.reading_portfolio} />
            </p>
          )}
          <SectionList place="page" says={says} onPoint={point} />
          <SaveNote here={nowhere} />
        </div>
        <PanelColumn names={pointed} />
      </div>
    </Page>
  );
};
