import type { Sharing } from '@palmares/db/sharing';
import { type AgeFacts, ageAt } from '@palmares/domain/account';
import { ADULT_AGE, type PortfolioPart, portfolioParts } from '@palmares/domain/shared-portfolio';

type Opens = Awaited<ReturnType<Sharing['linkCounts']>>['opens'];

/**
 * Returns the parts that earlier links leave out and could open now that the athlete is 18, because links do not change
 * by themselves.
 */
export const partsLeftClosed = (opens: Opens, { dateOfBirth, place }: AgeFacts, at: Date): readonly PortfolioPart[] => {
  const isMinor = (then: Date): boolean => ageAt(dateOfBirth, place.country, then) < ADULT_AGE;
  if (isMinor(at)) return [];
  const before = opens.filter(({ since }) => isMinor(since));
  return portfolioParts.filter((part) => before.some(({ parts }) => parts?.[part] === false));
};
