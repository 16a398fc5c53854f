import { type SectionChange, type SectionContent, type SectionName, sectionNames, sections } from '@palmares/domain/portfolio/index';
import type { DeviceClock } from './device-clock.ts';
import type { Known } from './draft.ts';
import { type AnySectionDraft, type SectionDraft, sectionDraft } from './section-draft.ts';
import { rulesOf } from './section-rules.ts';

export type KnownSections = { readonly [Name in SectionName]: Known<SectionContent<Name>> };

type DraftOf<Name extends SectionName> = SectionDraft<SectionContent<Name>, SectionChange<Name>>;

const draftFor = <Name extends SectionName>(name: Name, server: KnownSections, clock: DeviceClock): DraftOf<Name> =>
  sectionDraft({ name, rules: rulesOf(sections[name]), server: server[name], moment: clock.moment });

export const sectionDrafts = (server: KnownSections, clock: DeviceClock): readonly AnySectionDraft[] =>
  sectionNames.map((name) => draftFor(name, server, clock));

const isDraftOf = <Name extends SectionName>(draft: AnySectionDraft, name: Name): draft is DraftOf<Name> =>
  draft.name === name;

export const draftOf = <Name extends SectionName>(drafts: readonly AnySectionDraft[], name: Name): DraftOf<Name> => {
  for (const draft of drafts) if (isDraftOf(draft, name)) return draft;
  throw new Error(`No draft of ${name}`);
};
