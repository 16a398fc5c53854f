import type { SectionName } from '@palmares/domain/portfolio';
import { createClientOnlyFn } from '@tanstack/react-start';

/** Every page asks but few have drafts, so the code that answers is loaded on demand. */
const answering = () => import('./unsent-drafts.client.ts');

/** The sections of this account with drafts on this device that the server does not have. */
export const unsentDrafts = createClientOnlyFn(
  async (athleteId: string): Promise<readonly SectionName[]> => (await answering()).unsentDrafts(athleteId),
);

/** Resolves to the number of this account's changes that wait on this device. */
export const unsentChanges = createClientOnlyFn(
  async (athleteId: string): Promise<number> => (await answering()).unsentChanges(athleteId),
);

/** Stops editing in every tab and deletes every draft on this device, on logging out. Rejects if one may be left. */
export const forgetDevice = createClientOnlyFn(async (): Promise<void> => (await answering()).forgetDevice());

/**
 * Stops one account's editing in every tab and deletes its drafts from this device, where another account may have logged
 * in. Rejects if one may be left.
 */
export const forgetAccount = createClientOnlyFn(
  async (athleteId: string): Promise<void> => (await answering()).forgetAccount(athleteId),
);
