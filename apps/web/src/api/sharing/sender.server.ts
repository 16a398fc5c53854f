import type { myPortfolio } from '@palmares/db/read-models';
import type { Language } from '@palmares/domain/kernel';
import { bestFigures, cardPortfolioOf, type PublicSeason } from '@palmares/domain/shared-portfolio';

type Portfolio = Awaited<ReturnType<typeof myPortfolio>>;

/** Maximum figures in a message, because a coach reads it and often opens nothing. */
const FIGURES = 2;

/** The facts that a coach asks for first, in one language. Empty or null if the athlete has not given them. */
export interface SenderFacts {
  readonly sport: string;
  readonly position: string;
  readonly level: string;
  readonly team: string;
  readonly season: number | null;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

const nothing: SenderFacts = { sport: '', position: '', level: '', team: '', season: null, figures: [] };

/** Returns the performances whose figures are on the card first, then the others, each as the athlete entered it. */
const figuresOf = (season: PublicSeason, sport: string): SenderFacts['figures'] => {
  const best = bestFigures(season).flatMap(({ id }) => season.performances.filter((each) => each.id === id));
  const others = season.performances.filter((each) => each.sport === '' || each.sport === sport);
  return [...new Set([...best, ...others])]
    .slice(0, FIGURES)
    .map(({ event, figure }) => ({ label: event, value: figure }));
};

const factsIn = ({ athlete, sections }: Portfolio, language: Language, at: Date): SenderFacts => {
  if (!athlete) return nothing;
  const { 'sports-history': history } = cardPortfolioOf(athlete, sections, { at, language }).sections;
  const season = history?.seasons.find(({ sports }) => sports.length > 0);
  const sport = season?.sports[0];
  if (!season || !sport) return nothing;
  return {
    sport: sport.sport,
    position: sport.position,
    level: sport.level,
    team: sport.team,
    season: season.year,
    figures: figuresOf(season, sport.sport),
  };
};

/**
 * Returns the values that fill a message to a coach, in both languages, because the message need not be in the page's.
 */
export const senderOf = (portfolio: Portfolio, name: string, at: Date) => {
  const { athlete, sections } = portfolio;
  const { introduction, general, academics, highlights } = sections;
  const writtenIn: Language = general.content.writesIn || athlete?.language || 'en';
  return {
    name,
    shortDesc: introduction.content.shortDesc,
    writtenIn,
    graduationYear: academics.content.graduationYear,
    film: highlights.content.firstVideo,
    facts: { en: factsIn(portfolio, 'en', at), 'fr-ca': factsIn(portfolio, 'fr-ca', at) },
  };
};
