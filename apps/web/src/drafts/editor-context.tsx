import {
  type DraftContent,
  portfolioDecider,
  type SectionContent,
  type SectionName,
  type SectionStates,
  sections,
} from '@palmares/domain/portfolio';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useApiClient } from '../api/use-api-client.ts';
import { opened } from './draft.ts';
import { type Editor, type EditorState, isClosing } from './editor.ts';
import { editorNow, openEditor } from './open-editor.ts';
import { portfolioPort } from './outbox/portfolio-port-api.ts';
import { draftOf, sectionDrafts } from './section-drafts.ts';
import type { SectionRecord } from './section-record.ts';

interface Editing {
  readonly editor: Editor | null;
  readonly known: SectionStates;
}

const EditorContext = createContext<Editing>({ editor: null, known: portfolioDecider.initialState.sections });

interface EditorProviderProps {
  readonly athleteId: string;
  /** The sections with which the server rendered the page. */
  readonly known: SectionStates;
  readonly children: ReactNode;
}

/** Opens the device's drafts once the script runs. Until then the fields show the server's content and are inert. */
export const EditorProvider = ({ athleteId, known, children }: EditorProviderProps) => {
  const apiClient = useApiClient();
  const [editor, setEditor] = useState<Editor | null>(() => editorNow(athleteId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page was rendered with only starts the editor
  useEffect(() => {
    let here = true;
    openEditor({ athleteId, known, port: portfolioPort(apiClient, athleteId) }).then(
      (found) => {
        // In a transition: the editor's code may still load, and the server's fields stay until it has.
        if (here) startTransition(() => setEditor(found));
      },
      (failure: unknown) => {
        // Logging out closes the editor, even while it is still opening.
        if (isClosing(failure)) return;
        const fail = () => {
          throw failure;
        };
        // Fail the render: fields that just stay inert would not say why.
        if (here) setEditor(fail);
      },
    );
    return () => {
      here = false;
    };
  }, [athleteId, apiClient]);
  const editing = useMemo(() => ({ editor, known }), [editor, known]);
  return <EditorContext value={editing}>{children}</EditorContext>;
};

export const useEditor = (): Editor | null => use(EditorContext).editor;

const never = () => () => {};

const nothing: EditorState['next'] = { undo: null, redo: null };

/** The section's record, updated by this tab, other tabs and the server's answers. */
export const useSection = <Name extends SectionName>(name: Name) => {
  const { editor, known } = use(EditorContext);
  const rendered = useMemo(
    () =>
      opened<SectionContent<Name>, unknown, DraftContent<Name>>(known[name], sections[name].draft(known[name].content)),
    [known, name],
  );
  const draft = useMemo(() => (editor ? draftOf(editor.drafts, name) : null), [editor, name]);
  const read = (): SectionRecord<SectionContent<Name>, unknown, DraftContent<Name>> => draft?.record() ?? rendered;
  const record = useSyncExternalStore(draft?.subscribe ?? never, read, () => rendered);
  return { record, draft };
};

/** Returns a part of the editor's state. Rerenders only when that part changes. */
export const useEditorState = <Part,>(pick: (state: EditorState) => Part): Part => {
  const { editor, known } = use(EditorContext);
  const rendered = useMemo<EditorState>(
    () => ({
      save: 'saved',
      storage: 'kept',
      signedOut: false,
      next: nothing,
      sections: sectionDrafts(known, unused).map((draft) => draft.summary()),
    }),
    [known],
  );
  return useSyncExternalStore(
    editor?.subscribe ?? never,
    () => pick(editor?.state() ?? rendered),
    () => pick(rendered),
  );
};

/** A draft equal to the server's content never steps, so it needs no clock. */
const unused = {
  moment: () => {
    throw new Error('A rendered section is not edited');
  },
};
