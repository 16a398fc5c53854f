import { categoryLabel, positionLabel, sportLabel } from '../../catalogue/index.ts';
import type { Reader } from '../../portfolio/public-view.ts';
import { placed } from '../kit/placed.ts';
import type { Award, ExternalLink, Performance, Sport, SportsHistory } from './fields.ts';

/** Labels from the catalogue, not ids. */
export interface PublicSport {
  readonly id: string;
  readonly sport: string;
  readonly position: string;
  readonly level: string;
  readonly team: string;
  readonly league: string;
}

export interface PublicSeason {
  readonly year: number;
  readonly sports: readonly PublicSport[];
  readonly performances: readonly Performance[];
  readonly awards: readonly Award[];
}

export interface SportsHistoryPublicView {
  readonly seasons: readonly PublicSeason[];
  readonly links: readonly ExternalLink[];
}

const publicSport = (
  { id, sport, country, category, position, team, league }: Sport,
  { language, gender }: Reader,
): PublicSport => ({
  id,
  sport: sportLabel(sport, language),
  position: positionLabel(sport, position, language, gender),
  level: categoryLabel(sport, country, category, language),
  team,
  league,
});

export const sportsHistoryPublicView = (
  { seasons, links }: SportsHistory,
  reader: Reader,
): SportsHistoryPublicView => ({
  seasons: seasons.map(({ year, sports, performances, awards }) => ({
    year,
    sports: placed(sports.map((sport) => publicSport(sport, reader))),
    performances: placed(performances),
    awards: placed(awards),
  })),
  links: placed(links),
});
