import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { ArrowLeft, Banner, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useEditor, useSection } from '../../drafts/editor-context.tsx';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionEditors } from '../../sections/editors.ts';
import type { SectionEditor } from '../../sections/section-editor.ts';
import { sectionTitles } from '../../sections/titles.ts';
import { comparedRows } from './compared-rows.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { EditorProgress } from './editor-progress.tsx';
import { goOnAtEnter } from './go-on-at-enter.ts';
import { wordsOfKept } from './kept-refusal.ts';
import { PreviewLink } from './preview-link.tsx';
import { SaveNote } from './save-note.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';
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
interface SectionScreenProps<Name extends SectionName> {
  readonly name: Name;
}

/** One section: its fields, its save status and the way onward. Remounted per section by its key. */
export const SectionScreen = <Name extends SectionName>({ name }: SectionScreenProps<Name>) => {
  const section: SectionEditor<DraftContent<Name>> = sectionEditors[name];
  const { Fields } = section;
  const editor = useEditor();
  const { record, draft } = useSection(name);
  const [showErrors, setShowErrors] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const conflict = useRef<HTMLElement>(null);
  const lastField = useRef<HTMLElement>(null);

  useEffect(() => {
    if (showErrors) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [showErrors]);

  const takeTheirs = () => {
    if (!draft) return;
    const before = draft.record().draft;
    draft.takeTheirs();
    toasts.show({ title: m.conflict_taken(), action: { label: m.undo(), onClick: () => draft.type(before) } });
  };

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
            lead={section.lead()}
          />
          <div className={status}>
            <SaveStatus
              lastField={lastField}
              onShowMissing={() => setShowErrors(true)}
              {...(record.conflict ? { onCompare: () => conflict.current?.focus() } : {})}
            />
          </div>
          {record.conflict ? (
            <ConflictPanel
              ref={conflict}
              mine={comparedRows(name, record.draft)}
              theirs={comparedRows(name, sections[name].draft(record.conflict.content))}
              onKeepMine={() => {
                draft?.keepMine();
                editor?.commit();
              }}
              onTakeTheirs={takeTheirs}
            />
          ) : null}
          {record.refused.map(({ refusal, change }) => (
            <Banner key={JSON.stringify(change)} tone="danger" role="alert" title={wordsOfKept(refusal)}>
              {m.save_refused()}
            </Banner>
          ))}
          <form
            ref={fields}
            noValidate
            inert={!editor}
            onKeyDown={goOnAtEnter}
            onFocus={({ target }) => {
              lastField.current = target;
            }}
            onBlur={() => editor?.commit()}
            onSubmit={(event) => event.preventDefault()}
          >
            <Fields
              content={record.draft}
              edit={(change) => draft?.type(change(draft.record().draft))}
              showErrors={showErrors}
            />
          </form>
          <SaveNote />
          <SectionSteps name={name} />
        </div>
      </div>
    </Page>
  );
};
