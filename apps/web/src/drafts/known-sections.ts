import { portfolioDecider, type SectionName, type SectionStates } from '@palmares/domain/portfolio';
import { deviceClock } from './device/device-clock.ts';
import type { StoredDraft } from './device/device-database.client.ts';
import { mergeStored } from './merge-stored.ts';
import { sectionDrafts } from './section-drafts.ts';

/**
 * Returns every section as the account last had it, to this device's knowledge. Null unless every section is stored and
 * readable: a missing one would look empty, and typing in it would conflict with the real one.
 */
export const knownSections = (stored: readonly StoredDraft[]): SectionStates | null => {
  const versions = new Map(stored.map(({ section, record }) => [section, record.base.version]));
  const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
  for (const draft of stored) mergeStored(drafts, draft);
  if (!drafts.every((draft) => versions.get(draft.name) === draft.record().base.version)) return null;

  // TypeScript cannot see that an object built from every section has every key.
  return Object.fromEntries(drafts.map((draft) => [draft.name, draft.record().base])) as Record<
    SectionName,
    unknown
  > as SectionStates;
};
