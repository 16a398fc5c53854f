import { Banner } from '@palmares/ui';
import { useEditorState } from '../../drafts/editor-context.tsx';
import type { SaveState } from '../../drafts/save-state.ts';
import { saveWords } from './save-words.ts';

/** Refusals and conflicts are left out, because they are shown above the fields. */
const told: readonly SaveState[] = ['offline', 'signed_out', 'failing', 'incomplete', 'memory_only'];

/** The long form of the save status. Below the fields, so that no field moves during typing. */
export const SaveNote = () => {
  const { save } = useEditorState();
  if (!told.includes(save)) return null;
  return <Banner tone={save === 'memory_only' ? 'danger' : 'warning'}>{saveWords[save].whole()}</Banner>;
};
