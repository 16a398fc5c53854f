import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { withRows } from '@palmares/domain/sections';
import { useMemo } from 'react';
import { useGender } from '../../../sections/athlete-context.ts';
import { comparedRows } from '../../../sections/comparison/compared-rows.ts';
import { ConflictPanel } from './conflict-panel.tsx';

interface SectionConflictProps<Name extends SectionName> {
  readonly name: Name;
  readonly mine: DraftContent<Name>;
  readonly theirs: DraftContent<Name>;
  /** Called with what the athlete made of both versions. */
  readonly onChoose: (chosen: DraftContent<Name>) => void;
  readonly onTakeTheirs: () => void;
}

/** The two versions of a section in words. Loaded separately, because few pages of the editor ever need it. */
export const SectionConflict = <Name extends SectionName>({
  name,
  mine,
  theirs,
  onChoose,
  onTakeTheirs,
}: SectionConflictProps<Name>) => {
  const gender = useGender();
  const rows = useMemo(
    () => comparedRows(name, mine, theirs, gender).filter(({ differs }) => differs),
    [name, mine, theirs, gender],
  );
  // The compiler cannot tie a section's name to its drafts.
  const mixed = (taken: ReadonlySet<string>) =>
    withRows<unknown>(sections[name], mine, theirs, taken) as DraftContent<Name>;
  return (
    <ConflictPanel
      rows={rows}
      onChoose={(taken) => onChoose(mixed(taken))}
      onKeepMine={() => onChoose(mine)}
      onTakeTheirs={onTakeTheirs}
    />
  );
};
