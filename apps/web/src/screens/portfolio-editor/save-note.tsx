import { Banner } from '@palmares/ui';
import { useEditorState } from '../../drafts/editor-context.tsx';
import type { SaveState } from '../../drafts/save-state.ts';
import { saveWords } from './save-words.ts';

/** A refusal and a conflict are told where they happened, above the fields. */
const told: readonly SaveState[] = ['offline', 'signed_out', 'failing', 'incomplete', 'memory_only'];

/** The whole of what the status says in short. Below the fields, so that none of them moves while it is typed in. */
export const SaveNote = () => {
  const { save } = useEditorState();
  if (!told.includes(save)) return null;
  return <Banner tone={save === 'memory_only' ? 'danger' : 'warning'}>{saveWords[save].whole()}</Banner>;
};
