import type { SectionContent, SectionName } from '@palmares/domain/portfolio/index';
import { ArrowLeft, Banner, Page, PageHeader, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { sectionEditors } from '../../sections/editors.ts';
import type { SectionEditor } from '../../sections/section-editor.ts';
import { toasts } from '../../shell/toasts.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { useEditor, useSection } from './editor-context.tsx';
import { wordsOfKept } from './kept-refusal.ts';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';
import { SectionSteps } from './section-steps.tsx';

const columns = css({
  display: 'grid',
  gridTemplateColumns: { lg: '[18rem minmax(0, 1fr)]' },
  gap: '16',
  alignItems: 'start',
});
const aside = css({ display: { base: 'none', lg: 'block' }, position: 'sticky', insetBlockStart: '24' });
const back = css({ lg: { display: 'none' } });
const main = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', maxWidth: 'prose' });
const status = css({
  position: 'sticky',
  insetBlockStart: '16',
  zIndex: 'raised',
  bg: 'canvas',
  borderBlockEnd: 'line',
  paddingBlock: '2',
});

interface SectionScreenProps<Name extends SectionName> {
  readonly name: Name;
}

/** One section: its fields, where its words are, and the way on. Remounted for each section by its key. */
export const SectionScreen = <Name extends SectionName>({ name }: SectionScreenProps<Name>) => {
  const section: SectionEditor<SectionContent<Name>> = sectionEditors[name];
  const { Fields, rows } = section;
  const editor = useEditor();
  const { record, draft } = useSection(name);
  const [showErrors, setShowErrors] = useState(false);
  const fields = useRef<HTMLFormElement>(null);

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
          <SectionList />
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
            title={section.title()}
            lead={section.lead()}
          />
          <div className={status}>
            <SaveStatus onShowMissing={() => setShowErrors(true)} />
          </div>
          {record.conflict ? (
            <ConflictPanel
              mine={rows(record.draft)}
              theirs={rows(record.conflict.content)}
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
            onBlur={() => editor?.commit()}
            onSubmit={(event) => event.preventDefault()}
          >
            <Fields
              content={record.draft}
              edit={(change) => draft?.type(change(draft.record().draft))}
              showErrors={showErrors}
            />
          </form>
          <SectionSteps name={name} />
        </div>
      </div>
    </Page>
  );
};
