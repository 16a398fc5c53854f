import { createClientOnlyFn } from '@tanstack/react-start';
import type { KnownPortfolio } from './known-portfolio.client.ts';

export type { KnownPortfolio };

/** Loaded on demand: it is needed only where the server cannot be reached. */
export const knownPortfolio = createClientOnlyFn(
  async (athleteId: string): Promise<KnownPortfolio | null> =>
    (await import('./known-portfolio.client.ts')).knownPortfolio(athleteId),
);
