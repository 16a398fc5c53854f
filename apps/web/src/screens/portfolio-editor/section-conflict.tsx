import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import { useGender } from '../../sections/athlete-context.ts';
import { comparedRows } from './compared-rows.ts';
import { ConflictPanel } from './conflict-panel.tsx';

interface SectionConflictProps<Name extends SectionName> {
  readonly name: Name;
  readonly mine: DraftContent<Name>;
  readonly theirs: DraftContent<Name>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** The two versions of a section in words, which few pages of the editor ever need: loaded by itself. */
export const SectionConflict = <Name extends SectionName>({
  name,
  mine,
  theirs,
  ...choices
}: SectionConflictProps<Name>) => {
  const gender = useGender();
  return (
    <ConflictPanel mine={comparedRows(name, mine, gender)} theirs={comparedRows(name, theirs, gender)} {...choices} />
  );
};
