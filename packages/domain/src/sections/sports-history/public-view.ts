import { OTHER, sportLabel } from '../../catalogue/index.ts';
import type { Language } from '../../kernel/language.ts';
import type { Reader } from '../../portfolio/public-view.ts';
import { placed } from '../kit/placed.ts';
import type { Award, ExternalLink, Performance, Season, Sport, SportsHistory } from './fields.ts';
import { metricFigure } from './metric/figure.ts';
import type { Metric } from './metric/metric.ts';
import { figureReadings } from './metric/read-figure.ts';
import { categoryName, positionName } from './names.ts';
import { type Trend, trendOf } from './trend.ts';

/** Labels from the catalogue or the athlete's own words, not ids. */
export interface PublicSport {
  readonly id: string;
  /** The sport's id in the catalogue, for its drawings. */
  readonly sportId: string;
  readonly sport: string;
  readonly position: string;
  readonly level: string;
  /** True for a value that the athlete wrote instead of choosing it from a list. */
  readonly ownWords: { readonly position: boolean; readonly level: boolean };
  readonly team: string;
  readonly league: string;
}

export interface PublicPerformance extends Pick<Performance, 'id' | 'event' | 'desc'> {
  /** Empty in a season of one sport. */
  readonly sport: string;
  /** The metric in the reader's language, or the result in the athlete's words. */
  readonly figure: string;
  /** The result if it does not say the same as the figure, else empty. */
  readonly result: string;
  readonly metric: Pick<Metric, 'date' | 'source' | 'link'> | null;
}

export interface PublicSeason {
  readonly year: number;
  readonly sports: readonly PublicSport[];
  readonly performances: readonly PublicPerformance[];
  readonly awards: readonly Award[];
}

export interface SportsHistoryPublicView {
  readonly seasons: readonly PublicSeason[];
  /** Null if no statistic is in two seasons. */
  readonly trend: Trend | null;
  readonly links: readonly ExternalLink[];
}

const publicSport = (sport: Sport, { language, gender }: Reader): PublicSport => ({
  id: sport.id,
  sportId: sport.sport,
  sport: sportLabel(sport.sport, language),
  position: positionName(sport, language, gender),
  level: categoryName(sport, language),
  ownWords: { position: sport.position === OTHER, level: sport.category === OTHER },
  team: sport.team,
  league: sport.league,
});

/** True if the result states the metric's value, in any language. */
const saysTheSame = (result: string, { kind, value, unit }: Metric): boolean =>
  figureReadings(result, { kind, unit, language: null }).includes(value);

const publicPerformance = (
  { id, sportId, result, event, desc, metric }: Performance,
  { sports }: Season,
  language: Language,
): PublicPerformance => {
  const sport = sports.length > 1 ? sports.find((candidate) => candidate.id === sportId) : undefined;
  return {
    id,
    sport: sport ? sportLabel(sport.sport, language) : '',
    figure: metric ? metricFigure(metric, language) : result,
    result: metric && !saysTheSame(result, metric) ? result : '',
    event,
    desc,
    metric: metric && { date: metric.date, source: metric.source, link: metric.link },
  };
};

export const sportsHistoryPublicView = (
  { seasons, links }: SportsHistory,
  reader: Reader,
): SportsHistoryPublicView => ({
  seasons: seasons.map((season) => ({
    year: season.year,
    sports: placed(season.sports.map((sport) => publicSport(sport, reader))),
    performances: placed(season.performances.map((item) => publicPerformance(item, season, reader.language))),
    awards: placed(season.awards),
  })),
  trend: trendOf(seasons, reader.language),
  links: placed(links),
});
