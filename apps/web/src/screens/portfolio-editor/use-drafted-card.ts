import { portfolioDecider, type SectionContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { useMemo } from 'react';
import { useSection } from '../../drafts/editor-context.tsx';
import { rulesOf } from '../../drafts/section-rules.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { useAthlete } from '../../sections/athlete-context.ts';
import type { OwnCardProps } from '../../shared-portfolio/own-card.tsx';

/** The valid part of a draft, which can be shown to scouts. */
const useValidPart = <Name extends SectionName>(name: Name): { version: number; content: SectionContent<Name> } => {
  const { record } = useSection(name);
  const rules = useMemo(() => rulesOf(sections[name]), [name]);
  const { draft, base } = record;
  return useMemo(
    () => ({ version: base.version, content: rules.validPart(draft, base.content) }),
    [rules, draft, base],
  );
};

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
