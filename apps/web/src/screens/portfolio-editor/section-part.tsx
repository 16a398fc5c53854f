import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { Banner } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEditor, useSection } from '../../drafts/editor-context.tsx';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { sectionEditors } from '../../sections/editors.ts';
import type { SectionEditor } from '../../sections/section-editor.ts';
import { addressOf } from '../../sections/section-pages.ts';
import { comparedRows } from './compared-rows.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { goOnAtEnter } from './go-on-at-enter.ts';
import { wordsOfKept } from './kept-refusal.ts';

const part = css({ display: 'flex', flexDirection: 'column', gap: '8', scrollMarginBlockStart: '[8rem]' });

interface SectionPartProps<Name extends SectionName> {
  readonly name: Name;
  readonly showErrors: boolean;
  /** Called with each field that gets the focus. */
  readonly onField: (field: HTMLElement) => void;
}

/** One section on its page: its fields, and its own conflict and refusals. */
export const SectionPart = <Name extends SectionName>({ name, showErrors, onField }: SectionPartProps<Name>) => {
  const section: SectionEditor<DraftContent<Name>> = sectionEditors[name];
  const { Fields } = section;
  const editor = useEditor();
  const { record, draft } = useSection(name);

  const takeTheirs = () => {
    if (!draft) return;
    const before = draft.record().draft;
    draft.takeTheirs();
    toasts.show({ title: m.conflict_taken(), action: { label: m.undo(), onClick: () => draft.type(before) } });
  };

  return (
    <div id={addressOf(name).hash} className={part}>
      {record.conflict ? (
        <ConflictPanel
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
        noValidate
        inert={!editor}
        onKeyDown={goOnAtEnter}
        onFocus={({ target }) => onField(target)}
        onBlur={() => editor?.commit()}
        onSubmit={(event) => event.preventDefault()}
      >
        <Fields
          content={record.draft}
          saved={sections[name].draft(record.base.content)}
          edit={(change) => draft?.type(change(draft.record().draft))}
          showErrors={showErrors}
        />
      </form>
    </div>
  );
};
