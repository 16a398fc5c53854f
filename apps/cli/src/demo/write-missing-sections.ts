import { editSection } from '@palmares/application';
import type { Tx } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { newestPortfolio } from '@palmares/db/read-models';
import type { DemoAthlete } from '@palmares/domain/demo';
import { type SectionEdit, type SectionName, sectionNames, sections } from '@palmares/domain/portfolio';
import { accept } from './accept.ts';
import { type DemoAccount, demoDevice } from './demo-account.ts';

const editsOfSection = <Name extends SectionName>(
  name: Name,
  { sections: written }: DemoAthlete,
  at: Date,
): readonly SectionEdit<Name>[] =>
  sections[name]
    .changes(sections[name].empty(), written[name](at))
    .map((change): SectionEdit<Name> => ({ section: name, basedOn: 0, change }));

/** The edits that turn a new portfolio into the athlete's, section by section. */
export const editsOf = (
  demo: DemoAthlete,
  at: Date,
  names: readonly SectionName[] = sectionNames,
): readonly SectionEdit[] => names.flatMap((name) => editsOfSection(name, demo, at));

interface InSeed {
  readonly tx: Tx;
  readonly log: EventLog;
}

/**
 * Writes the sections that were never written: all for a new athlete, and for an existing one those that a newer
 * release added. Edited and emptied sections stay. Returns the names of the sections that it wrote.
 */
export const writeMissingSections = async (
  inside: InSeed,
  athleteId: string,
  demo: DemoAccount,
  at: Date,
): Promise<readonly SectionName[]> => {
  const { sections: before } = await newestPortfolio(inside.log, athleteId);
  const athlete = { kind: 'athlete', athleteId, device: demoDevice } as const;
  const versions = new Map<SectionName, number>();
  for (const edit of editsOf(demo, at)) {
    if (before[edit.section].version > 0) continue;
    const basedOn = versions.get(edit.section) ?? 0;
    const edited = accept(
      await editSection({ ...inside, now: () => at }, athlete, {
        commandId: crypto.randomUUID(),
        edit: { ...edit, basedOn },
      }),
    );
    versions.set(edit.section, edited.sectionVersion);
  }
  return [...versions.keys()];
};
