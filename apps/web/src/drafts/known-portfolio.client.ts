import { type IdentityResult, identityResult } from '@palmares/domain/identity';
import { type Athlete, athleteData, type SectionStates } from '@palmares/domain/portfolio';
import { z } from 'zod/mini';
import { storedDrafts } from './device/device-store.client.ts';
import { recallAthlete } from './device/last-athlete.ts';
import { knownSections } from './known-sections.ts';

export interface KnownPortfolio {
  readonly athlete: Athlete | null;
  readonly identity: IdentityResult | null;
  readonly sections: SectionStates;
}

const storedAthlete = z.object({
  athleteId: z.uuid(),
  athlete: z.nullable(athleteData),
  identity: z.nullable(identityResult),
});

/** Returns the portfolio as this device last knew it, for the editor; null if any part of this account's is missing. */
export const knownPortfolio = async (athleteId: string): Promise<KnownPortfolio | null> => {
  const known = storedAthlete.safeParse(recallAthlete());
  if (!known.success || known.data.athleteId !== athleteId) return null;
  const sections = knownSections(await storedDrafts(athleteId));
  return sections && { ...known.data, sections };
};
