import { portfolioDecider, type SectionName, sectionNames } from '@palmares/domain/portfolio/index';
import { createClientOnlyFn } from '@tanstack/react-start';
import { deviceClock } from './device-clock.ts';
import { sectionDrafts } from './section-drafts.ts';

/** The sections of this account with words on this device that the server does not have. */
export const unsentDrafts = createClientOnlyFn(async (accountId: string): Promise<readonly SectionName[]> => {
  const { openDeviceStore } = await import('./device-store.client.ts');
  const stored = await (await openDeviceStore()).load(accountId);
  const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
  for (const { section, record } of stored) drafts.find((draft) => draft.name === section)?.merge(record);
  const unsent = new Set(drafts.filter((draft) => draft.summary().touched).map((draft) => draft.name));
  return sectionNames.filter((name) => unsent.has(name));
});

/** Logging out: every draft leaves this device, and the other tabs stop editing. */
export const forgetDevice = createClientOnlyFn(async (): Promise<void> => {
  const [{ tellTabsToForget }, { clearDeviceStore }] = await Promise.all([
    import('./tabs.client.ts'),
    import('./device-store.client.ts'),
  ]);
  tellTabsToForget();
  // A browser that keeps nothing has nothing to forget.
  await clearDeviceStore().catch(() => {});
});
