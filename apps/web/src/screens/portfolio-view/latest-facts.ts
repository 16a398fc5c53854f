import type { SportsHistory } from '@palmares/domain/sections/sports-history/fields';
import { m } from '../../paraglide/messages.js';
import { categoryName, positionName, sportName } from '../../sections/sports-history/item-names.ts';

export interface LatestFacts {
  readonly year: number;
  /** Sport and position: said once, above the name. */
  readonly headline: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** The first sport of the newest season that has one: what a scout asks before anything else. */
export const latestFacts = ({ seasons }: SportsHistory): LatestFacts | null => {
  const season = seasons.find(({ sports }) => sports.length > 0);
  const sport = season?.sports[0];
  if (!season || !sport) return null;
  return {
    year: season.year,
    headline: [sportName(sport), positionName(sport)].join(' · '),
    facts: [
      { label: m.portfolio_fact_category(), value: categoryName(sport) },
      { label: m.portfolio_fact_team(), value: sport.team },
      { label: m.portfolio_fact_league(), value: sport.league },
    ].filter(({ value }) => value !== ''),
  };
};
