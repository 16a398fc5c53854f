import { type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { ArrowLeft, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionEditors } from '../../sections/editors.ts';
import { sectionsOn } from '../../sections/section-pages.ts';
import { sectionTitles } from '../../sections/titles.ts';
import { EditorProgress } from './editor-progress.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SaveNote } from './save-note.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';
import { SectionPart } from './section-part.tsx';
import { SectionSteps } from './section-steps.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[14rem minmax(0, 1fr)]', xl: '[16rem minmax(0, 1fr)]' },
  columnGap: { lg: '10', xl: '16' },
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
const back = css({ lg: { display: 'none' } });
const main = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  minWidth: '0',
  maxWidth: 'prose',
  // Scrolls a focused control into view with its label and its error, clear of the sticky bars.
  '& :is(input, textarea, select, button, a)': {
    scrollMarginBlock: { base: '[6rem calc(10rem + env(safe-area-inset-bottom))]', lg: '[6rem 6rem]' },
  },
});
const status = css({
  insetBlockStart: '[var(--frame-top, 0rem)]',
  zIndex: 'raised',
  bg: 'canvas',
  borderBlockEnd: 'line',
  paddingBlock: '1',
  // A phone in landscape, or with its keyboard open, has no room to spare.
  '@media (min-height: 30rem)': { position: 'sticky' },
});
const parts = css({ display: 'flex', flexDirection: 'column', gap: '12' });

interface SectionScreenProps {
  readonly name: SectionName;
}

/** A page of the editor: its sections, one save status and the way onward. Remounted per page by its key. */
export const SectionScreen = ({ name }: SectionScreenProps) => {
  const names = sectionsOn(name, sectionNames);
  const { sections } = useEditorState();
  const hasConflict = sections.some((section) => names.includes(section.name) && section.conflict);
  const [showErrors, setShowErrors] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);

  useEffect(() => {
    if (showErrors) page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [showErrors]);

  return (
    <Page width="wide">
      <div className={columns}>
        <div className={aside}>
          <EditorProgress />
          <SectionList place="aside" />
          <PreviewLink />
        </div>
        <div className={main}>
          <PageHeader
            above={
              <Link
                to="/$lang/app/portfolio/edit"
                params={{ lang: getLocale() }}
                className={`${textLink({ standing: 'alone' })} ${back}`}
              >
                <ArrowLeft aria-hidden size={20} />
                {m.editor_all_sections()}
              </Link>
            }
            title={sectionTitles[name]()}
            lead={sectionEditors[name].lead?.()}
          />
          <div className={status}>
            <SaveStatus
              lastField={lastField}
              onShowMissing={() => setShowErrors(true)}
              {...(hasConflict
                ? { onCompare: () => page.current?.querySelector<HTMLElement>('[data-conflict]')?.focus() }
                : {})}
            />
          </div>
          <div ref={page} className={parts}>
            {names.map((each) => (
              <SectionPart
                key={each}
                name={each}
                showErrors={showErrors}
                onField={(field) => {
                  lastField.current = field;
                }}
              />
            ))}
          </div>
          <SaveNote />
          <SectionSteps name={name} />
        </div>
      </div>
    </Page>
  );
};
