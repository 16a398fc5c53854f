import { ADULT_AGE, type Parts, type PortfolioPart, portfolioParts } from '@palmares/domain/shared-portfolio';
import { trpc } from '../../api/client.ts';
import { openingOf } from '../../who-sees/who-sees.ts';

/** The parts that have something to show, and whether a link may show one. */
export const useOpenParts = (isAdult: boolean) => {
  const { data: consent } = trpc.guardian.standing.useQuery();
  const { data: sharing } = trpc.sharing.mine.useQuery();
  const filled = sharing?.filledParts ?? portfolioParts;
  const whose = { age: isAdult ? ADULT_AGE : 0, isTextOutdated: consent?.isTextOutdated ?? false };
  const isClosed = (part: PortfolioPart): boolean => openingOf(part, whose) === 'closed';
  return { filled, whose, isClosed };
};

/** Adds which of the parts one link shows. */
export const useLinkParts = (value: Parts, isAdult: boolean) => {
  const { filled, whose, isClosed } = useOpenParts(isAdult);
  const isOn = (part: PortfolioPart): boolean => value[part] && !isClosed(part);
  return { filled, empty: portfolioParts.filter((part) => !filled.includes(part)), whose, isClosed, isOn };
};
