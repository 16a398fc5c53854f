import type { SectionName } from '@palmares/domain/portfolio';
import { Page, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { useAthlete } from '../../sections/athlete-context.ts';
import { sectionEditors } from '../../sections/editors.ts';
import { sectionTitles } from '../../sections/titles.ts';
import type { Whose } from '../../who-sees/who-sees.ts';
import { AnswersOnceTyped } from './answers-once-typed.tsx';
import { AsideCard } from './aside-card.tsx';
import { SaveNote } from './bar/save-note.tsx';
import { SectionBar } from './bar/section-bar.tsx';
import { EditorProgress } from './editor-progress.tsx';
import { HistoryLink } from './history-link.tsx';
import { PanelColumn } from './panel-column.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SectionList } from './section-list.tsx';
import { SectionPager } from './section-pager.tsx';
import { SectionPart } from './section-part.tsx';

// The bar is the page's first line.
const underBar = css({ paddingBlockStart: { base: '0', lg: '8' } });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[14rem minmax(0, 1fr)]', xl: '[16rem minmax(0, 1fr)]' },
  columnGap: { lg: '10', xl: '16' },
  '@media (min-width: 88rem)': { gridTemplateColumns: '[14rem minmax(0, 1fr) 22rem]', columnGap: '10' },
  alignItems: 'start',
});
const aside = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: '6',
  position: 'sticky',
  insetBlockStart: '[calc(var(--frame-top, 0rem) + 2rem)]',
  maxHeight: '[calc(100dvh - var(--frame-top, 0rem) - 4rem)]',
  overflowY: 'auto',
  // A scrolling box clips overflow, and the focus ring overflows.
  padding: '1',
  margin: '[-0.25rem]',
});
const main = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  minWidth: '0',
  maxWidth: 'prose',
  // Scrolls a focused control into view with its label and its error, clear of the sticky bars.
  '& :is(input, textarea, select, button, a)': {
    scrollMarginBlock: { base: '[6rem calc(10rem + env(safe-area-inset-bottom))]', lg: '[6rem 6rem]' },
  },
});

const focusFirstError = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** Says which links show the section, with what the guardian agreed to. */
const SeenNote = ({ seen }: { readonly seen: (whose: Required<Whose>) => string }) => {
  const athlete = useAthlete();
  const { data: consent } = trpc.guardian.standing.useQuery();
  return athlete ? seen({ age: athlete.age, isTextOutdated: consent?.isTextOutdated ?? false }) : null;
};

interface SectionScreenProps {
  readonly name: SectionName;
}

/** A page of the editor: its section, the save status and the way onward. Remounted per page by its key. */
export const SectionScreen = ({ name }: SectionScreenProps) => {
  const here = useMemo(() => [name], [name]);
  const { lead, seen, reading } = sectionEditors[name];
  const hasConflict = useEditorState(({ sections }) =>
    sections.some((section) => section.conflict && section.name === name),
  );
  const [showErrors, setShowErrors] = useState(false);
  // Errors are shown of what was there when the athlete asked, not of the next new item.
  const isWhole = useEditorState(({ sections }) =>
    sections.every((section) => !section.touched || section.valid || section.name !== name),
  );
  if (showErrors && isWhole) setShowErrors(false);
  const page = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);

  useEffect(() => {
    if (showErrors) focusFirstError(page.current);
  }, [showErrors]);

  return (
    <Page width="wide" className={underBar}>
      <div className={columns}>
        <div className={aside}>
          <AsideCard section={name} />
          <EditorProgress />
          <SectionList place="aside" />
          <PreviewLink />
          <HistoryLink section={name} />
        </div>
        <div className={main}>
          <SectionBar
            here={here}
            title={sectionTitles[name]()}
            lastField={lastField}
            onShowMissing={() => (showErrors ? focusFirstError(page.current) : setShowErrors(true))}
            {...(hasConflict
              ? { onCompare: () => page.current?.querySelector<HTMLElement>('[data-conflict]')?.focus() }
              : {})}
          />
          <p className={text({ tone: 'muted' })}>
            {lead()} {seen ? <SeenNote seen={seen} /> : null} {reading ? <ReadingLink inline {...reading} /> : null}
          </p>
          <div ref={page}>
            <SectionPart
              name={name}
              showErrors={showErrors}
              onField={(field) => {
                lastField.current = field;
              }}
            />
          </div>
          <SaveNote here={here} />
          <AnswersOnceTyped />
          <SectionPager name={name} />
        </div>
        <PanelColumn names={here} />
      </div>
    </Page>
  );
};
