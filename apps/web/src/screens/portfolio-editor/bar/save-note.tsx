import type { SectionName } from '@palmares/domain/portfolio';
import { Banner } from '@palmares/ui';
import { useEditorState } from '../../../drafts/editor-context.tsx';
import type { SaveState } from '../../../drafts/save-state.ts';
import { m } from '../../../paraglide/messages.js';
import { sectionTitles } from '../../../sections/titles.ts';
import { saveTone } from './save-words.ts';
import { useSaveWords } from './use-save-words.ts';
import { isUnfinished, useUnfinished } from './use-unfinished.ts';

/** Refusals and conflicts are left out, because they are shown above the fields. */
const told: readonly SaveState[] = [
  'offline',
  'timed_out',
  'signed_out',
  'new_terms',
  'failing',
  'incomplete',
  'to_fix',
  'not_stored',
  'memory_only',
];

/** The long form of the save status. Below the fields, so that no field moves during typing. */
export const SaveNote = ({ here }: { readonly here: readonly SectionName[] }) => {
  const save = useEditorState((state) => state.save);
  const { elsewhere, problem } = useUnfinished(here);
  const words = useSaveWords(save, problem);
  if (!told.includes(save)) return null;
  if (isUnfinished(save))
    return (
      <Banner tone={problem ? 'warning' : 'info'}>
        {elsewhere === null ? words.whole() : m.save_incomplete_elsewhere({ section: sectionTitles[elsewhere]() })}
      </Banner>
    );
  return <Banner tone={saveTone[save] === 'danger' ? 'danger' : 'warning'}>{words.whole()}</Banner>;
};
