import type { Sharing } from '@palmares/db/sharing';
import { type AgeFacts, isAdultAt } from '@palmares/domain/account';
import { type PortfolioPart, portfolioParts } from '@palmares/domain/shared-portfolio';

type Opens = Awaited<ReturnType<Sharing['linkCounts']>>['opens'];

/**
 * Returns the parts that earlier links leave out and could open now that the athlete is 18, because links do not change
 * by themselves.
 */
export const partsLeftClosed = (opens: Opens, facts: AgeFacts, at: Date): readonly PortfolioPart[] => {
  if (!isAdultAt(facts, at)) return [];
  const before = opens.filter(({ since }) => !isAdultAt(facts, since));
  return portfolioParts.filter((part) => before.some(({ parts }) => parts?.[part] === false));
};
