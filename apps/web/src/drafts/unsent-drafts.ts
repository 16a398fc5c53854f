import type { SectionName } from '@palmares/domain/portfolio';
import { createClientOnlyFn } from '@tanstack/react-start';

/** Every page asks but few have drafts, so the code that answers is loaded on demand. */
const answering = () => import('./unsent-drafts.client.ts');

/** The sections of this account with drafts on this device that the server does not have. */
export const unsentDrafts = createClientOnlyFn(
  async (athleteId: string): Promise<readonly SectionName[]> => (await answering()).unsentDrafts(athleteId),
);

/** How many changes of this account wait on this device. */
export const unsentChanges = createClientOnlyFn(
  async (athleteId: string): Promise<number> => (await answering()).unsentChanges(athleteId),
);

/** On logging out: stops editing in every tab and deletes every draft on this device. Rejects if one may be left. */
export const forgetDevice = createClientOnlyFn(async (): Promise<void> => (await answering()).forgetDevice());
