import type { SectionName } from '@palmares/domain/portfolio';
import { createClientOnlyFn } from '@tanstack/react-start';

/** Every page asks, few have drafts: what answers is fetched when it is asked. */
const answering = () => import('./unsent-drafts.client.ts');

/** The sections of this account with words on this device that the server does not have. */
export const unsentDrafts = createClientOnlyFn(
  async (athleteId: string): Promise<readonly SectionName[]> => (await answering()).unsentDrafts(athleteId),
);

/** Logging out: every draft leaves this device, and the other tabs stop editing. */
export const forgetDevice = createClientOnlyFn(async (): Promise<void> => (await answering()).forgetDevice());
