import {
  type DraftContent,
  type SectionChange,
  type SectionContent,
  type SectionName,
  type SectionStates,
  sectionNames,
  sections,
} from '@palmares/domain/portfolio';
import type { DeviceClock } from './device/device-clock.ts';
import { type AnySectionDraft, type SectionDraft, type SectionSummary, sectionDraft } from './section-draft.ts';
import { rulesOf } from './section-rules.ts';

type DraftOf<Name extends SectionName> = SectionDraft<SectionContent<Name>, SectionChange<Name>, DraftContent<Name>>;

const draftFor = <Name extends SectionName>(name: Name, server: SectionStates, clock: DeviceClock): DraftOf<Name> =>
  sectionDraft({
    name,
    optional: sections[name].optional,
    rules: rulesOf(sections[name]),
    server: server[name],
    moment: clock.moment,
  });

export const sectionDrafts = (server: SectionStates, clock: DeviceClock): readonly AnySectionDraft[] =>
  sectionNames.map((name) => draftFor(name, server, clock));

export const waitingChanges = (sections: readonly Pick<SectionSummary, 'waiting'>[]): number =>
  sections.reduce((sum, { waiting }) => sum + waiting, 0);

const isDraftOf = <Name extends SectionName>(draft: AnySectionDraft, name: Name): draft is DraftOf<Name> =>
  draft.name === name;

export const draftOf = <Name extends SectionName>(drafts: readonly AnySectionDraft[], name: Name): DraftOf<Name> => {
  for (const draft of drafts) if (isDraftOf(draft, name)) return draft;
  throw new Error(`No draft of ${name}`);
};
