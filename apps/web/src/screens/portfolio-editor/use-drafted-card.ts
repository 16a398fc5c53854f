import { portfolioDecider } from '@palmares/domain/portfolio';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { useMemo } from 'react';
import { getLocale } from '../../paraglide/runtime.js';
import { useAthlete } from '../../sections/athlete-context.ts';
import type { OwnCardProps } from '../../shared-portfolio/own-card.tsx';
import { useValidPart } from './use-valid-part.ts';

/** The athlete's card from the drafts on this device. Null until the portfolio has started. */
export const useDraftedCard = (): OwnCardProps | null => {
  const athlete = useAthlete();
  const introduction = useValidPart('introduction');
  const general = useValidPart('general');
  const academics = useValidPart('academics');
  const history = useValidPart('sports-history');
  const picture = useValidPart('profile-picture');
  const language = getLocale();
  return useMemo(() => {
    if (!athlete) return null;
    const written = { introduction, general, academics, 'sports-history': history };
    const states = { ...portfolioDecider.initialState.sections, ...written };
    return { card: cardPortfolioOf(athlete, states, { at: athlete.at, language }), picture: picture.content };
  }, [athlete, language, introduction, general, academics, history, picture]);
};
