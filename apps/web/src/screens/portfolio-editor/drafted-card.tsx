import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import { useDraftedCard } from './use-drafted-card.ts';

/** The athlete's card as it becomes with what is typed. */
export const DraftedCard = () => {
  const drafted = useDraftedCard();
  return drafted ? <OwnCard {...drafted} /> : null;
};
