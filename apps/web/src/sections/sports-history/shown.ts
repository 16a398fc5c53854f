import { categoryLabel, positionLabel, sportLabel } from '@palmares/domain/catalogue/index';
import type { Language } from '@palmares/domain/kernel/language';
import type {
  Award,
  ExternalLink,
  Performance,
  Sport,
  SportsHistory,
} from '@palmares/domain/sections/sports-history/fields';

/** The catalogue's ids are words already. */
export interface ShownSport {
  readonly id: string;
  readonly sport: string;
  readonly position: string;
  readonly level: string;
  readonly team: string;
  readonly league: string;
}

export interface ShownSeason {
  readonly year: number;
  readonly sports: readonly ShownSport[];
  readonly performances: readonly Performance[];
  readonly awards: readonly Award[];
}

export interface ShownSportsHistory {
  readonly seasons: readonly ShownSeason[];
  readonly links: readonly ExternalLink[];
}

/** An item's id is a device's and may carry the moment it was made; on a page its place is id enough. */
const placed = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, id: `${index + 1}` }));

const showSport = (
  { id, sport, country, category, position, team, league }: Sport,
  language: Language,
): ShownSport => ({
  id,
  sport: sportLabel(sport, language),
  position: positionLabel(sport, position, language),
  level: categoryLabel(sport, country, category, language),
  team,
  league,
});

export const showSportsHistory = ({ seasons, links }: SportsHistory, language: Language): ShownSportsHistory => ({
  seasons: seasons.map(({ year, sports, performances, awards }) => ({
    year,
    sports: placed(sports.map((sport) => showSport(sport, language))),
    performances: placed(performances),
    awards: placed(awards),
  })),
  links: placed(links),
});
