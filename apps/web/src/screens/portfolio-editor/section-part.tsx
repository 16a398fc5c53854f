import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { Banner, Skeleton } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { useEditor, useSection } from '../../drafts/editor-context.tsx';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { sectionEditors } from '../../sections/editors.ts';
import { PartToCome } from '../../sections/kit/part-to-come.tsx';
import type { Edit, SectionEditor } from '../../sections/section-editor.ts';
import { focusNextFieldOnEnter } from './focus-next-field-on-enter.ts';
import { storedRefusalMessage } from './kept-refusal.ts';
import { NamedField } from './named-field.tsx';

const part = css({ display: 'flex', flexDirection: 'column', gap: '8' });

const loadConflict = () => import('./conflict/section-conflict.tsx').then(({ SectionConflict }) => SectionConflict);

interface SectionPartProps<Name extends SectionName> {
  readonly name: Name;
  readonly showErrors: boolean;
  /** Called with each field that gets the focus. */
  readonly onField: (field: HTMLElement) => void;
}

/** The section of a page: its fields, and its own conflict and refusals. */
export const SectionPart = <Name extends SectionName>({ name, showErrors, onField }: SectionPartProps<Name>) => {
  const section: SectionEditor<DraftContent<Name>> = sectionEditors[name];
  const { Editor } = section;
  const editor = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const { record, draft } = useSection(name);

  const { Part: SectionConflict, ask: askConflict } = useLoadedPart(loadConflict);
  // Deferred: the fields may show the server's answer after the status does.
  const known = useDeferredValue(record.base.content);
  const saved = useMemo(() => sections[name].draft(known), [name, known]);

  const edit = useCallback<Edit<DraftContent<Name>>>((change) => draft?.type(change(draft.record().draft)), [draft]);
  // Memoized, because sending and answers change the record but none of its fields.
  const fields = useMemo(
    () => <Editor content={record.draft} saved={saved} edit={edit} showErrors={showErrors} />,
    [Editor, record.draft, saved, edit, showErrors],
  );
  const resolve = (chosen: DraftContent<Name>) => {
    draft?.resolve(chosen);
    editor?.commit();
  };
  const takeTheirs = () => {
    if (!draft || !record.conflict) return;
    const before = record.draft;
    resolve(sections[name].draft(record.conflict.content));
    toasts.show({ title: m.conflict_taken(), action: { label: m.undo(), onClick: () => draft.type(before) } });
  };

  return (
    <div className={part}>
      {record.conflict && SectionConflict ? (
        <SectionConflict
          name={name}
          mine={record.draft}
          theirs={sections[name].draft(record.conflict.content)}
          onChoose={resolve}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      {record.conflict && !SectionConflict ? <PartToCome ask={askConflict} /> : null}
      {record.refused.map(({ refusal, change }) => (
        <Banner key={JSON.stringify(change)} tone="danger" role="alert" title={storedRefusalMessage(refusal)}>
          {m.save_refused()}
        </Banner>
      ))}
      <form
        ref={form}
        noValidate
        inert={!editor}
        onKeyDown={focusNextFieldOnEnter}
        onFocus={({ target }) => onField(target)}
        onBlur={() => editor?.commit()}
        onSubmit={(event) => event.preventDefault()}
      >
        <Suspense fallback={<Skeleton shape="card" />}>
          {fields}
          <NamedField form={form} />
        </Suspense>
      </form>
    </div>
  );
};
