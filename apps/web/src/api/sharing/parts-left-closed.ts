import type { Sharing } from '@palmares/db/sharing';
import { ageAt } from '@palmares/domain/account';
import { ADULT_AGE, type PortfolioPart, portfolioParts } from '@palmares/domain/shared-portfolio';

type Opens = Awaited<ReturnType<Sharing['linkCounts']>>['opens'];

/**
 * Returns the parts that earlier links leave out and could open now that the athlete is 18, because links do not change
 * by themselves.
 */
export const partsLeftClosed = (opens: Opens, dateOfBirth: string, at: Date): readonly PortfolioPart[] => {
  if (ageAt(dateOfBirth, at) < ADULT_AGE) return [];
  const before = opens.filter(({ since }) => ageAt(dateOfBirth, since) < ADULT_AGE);
  return portfolioParts.filter((part) => before.some(({ parts }) => parts?.[part] === false));
};
