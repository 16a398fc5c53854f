import { portfolioDecider, type SectionName, sectionNames } from '@palmares/domain/portfolio';
import { deviceClock } from './device/device-clock.ts';
import { clearAccountDrafts, clearDeviceStore, storedDrafts } from './device/device-store.client.ts';
import { broadcastForget } from './device/tabs.client.ts';
import { mergeStored } from './merge-stored.ts';
import { closeEditor, editorNow } from './open-editor.ts';
import type { AnySectionDraft } from './section-draft.ts';
import { sectionDrafts, waitingChanges } from './section-drafts.ts';

const draftsOnDevice = async (athleteId: string): Promise<readonly AnySectionDraft[]> => {
  const stored = await storedDrafts(athleteId);
  const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
  for (const draft of stored) mergeStored(drafts, draft);
  return drafts;
};

/** An open editor also has drafts that exist only in memory. */
const draftsNow = async (athleteId: string): Promise<readonly AnySectionDraft[]> =>
  editorNow(athleteId)?.drafts ?? (await draftsOnDevice(athleteId));

export const unsentChanges = async (athleteId: string): Promise<number> =>
  waitingChanges((await draftsNow(athleteId)).map((draft) => draft.summary()));

export const unsentDrafts = async (athleteId: string): Promise<readonly SectionName[]> => {
  const drafts = await draftsNow(athleteId);
  const unsent = new Set(drafts.filter((draft) => draft.summary().touched).map((draft) => draft.name));
  return sectionNames.filter((name) => unsent.has(name));
};

export const forgetDevice = async (): Promise<void> => {
  closeEditor();
  broadcastForget(null);
  await clearDeviceStore();
};

export const forgetAccount = async (athleteId: string): Promise<void> => {
  closeEditor();
  broadcastForget(athleteId);
  await clearAccountDrafts(athleteId);
};
