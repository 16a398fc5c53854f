import type { Language } from '../../kernel/language.ts';
import { isShortFigure } from './best-figures.ts';
import type { Season } from './fields.ts';
import { metricFigure } from './metric/figure.ts';
import type { Metric } from './metric/metric.ts';
import type { MetricKind } from './metric/units.ts';

export interface TrendPoint {
  /** The year in which the season starts. */
  readonly year: number;
  /** Comparable with the other points': an integer in the kind's smallest unit. */
  readonly value: number;
  /** In the reader's language. */
  readonly figure: string;
  /** The event as this season names it. */
  readonly event: string;
}

/** The difference between the latest point and the first. */
export interface TrendGain {
  /** The year in which the first season starts. */
  readonly since: number;
  /** True for a race that became shorter. */
  readonly isFaster: boolean;
  /** In the reader's language: a number unsigned if it is faster, otherwise signed. */
  readonly figure: string;
}

/** One statistic of one sport over several seasons. */
export interface Trend {
  /** The event in the athlete's words, without a number of games. */
  readonly event: string;
  /** The earliest first, at least two. A season without the statistic has none. */
  readonly points: readonly TrendPoint[];
  /** True for the time of a race, where less is better. Which is better of anything else is not known. */
  readonly isRace: boolean;
  /** Null if the first and the latest are equal. */
  readonly gain: TrendGain | null;
}

/** A narrow phone has room for four. */
const MAX_POINTS = 4;
const MIN_POINTS = 2;

/** `, 24 games`, which differs between seasons of the same statistic. A distance, `, 25 m`, is part of what is measured. */
const playedGames =
  /\s*[,(–-]\s*\d+\s*(?:games?|starts?|match(?:e?s)?|parties?|rencontres?|départs?|gp|pj|mj)\b\.?\)?/iu;

const withoutGames = (event: string): string => event.replace(playedGames, '').trim();

const keyOf = (event: string): string => withoutGames(event).toLocaleLowerCase().replaceAll(/\s+/gu, ' ');

interface Result {
  readonly event: string;
  readonly metric: Metric;
}

/** The season's results in a sport that can be compared, the athlete's best first. */
const resultsIn = ({ sports, performances }: Season, sport: string): readonly Result[] => {
  const played = sports.find((candidate) => candidate.sport === sport);
  if (!played) return [];
  return performances.flatMap(({ sportId, event, metric }) =>
    metric && (sports.length === 1 || sportId === played.id) ? [{ event, metric }] : [],
  );
};

const isSame = (kind: MetricKind, event: string) => (other: Result) =>
  other.metric.kind === kind && keyOf(other.event) === keyOf(event);

const pointIn = (season: Season, sport: string, { event, metric }: Result, language: Language) => {
  const found = resultsIn(season, sport).find(isSame(metric.kind, event));
  if (!found) return [];
  return [
    { year: season.year, value: found.metric.value, figure: metricFigure(found.metric, language), event: found.event },
  ];
};

/** A difference of percentages is in points, so it has no percent sign. */
const differenceFigure = ({ kind, unit }: Metric, value: number, language: Language): string =>
  unit === 'percent'
    ? metricFigure({ kind: 'rating', unit: 'none', value: value * 10 }, language)
    : metricFigure({ kind, unit, value }, language);

const raceSports: ReadonlySet<string> = new Set(['swimming', 'trackAndField', 'alpineSkiing']);

/** A distance, or a timed test of the catalogue without one. Minutes played are a time too, and no race. */
const raceEvent =
  /(?:^|[^\p{L}\d]|\dx)\d+[\s-]*(?:m|km|mi|yd|vg|met(?:er|re)s?|mètres?|kilomet(?:er|re)s?|kilomètres?|miles?|milles?|yards?|verges?)(?!\p{L})|5-10-5|\bsprint|\bdash|\bcones?\b|cônes|pop time|home.to.first|temps de relais|du marbre au premier/iu;
const perGame = /(?:\b(?:per|a)|\/|\bpar|\bau)\s*(?:games?|match(?:e?s)?|parties?|sets?|manches?)\b/iu;

const isRace = (sport: string, { event, metric: { kind } }: Result): boolean =>
  kind === 'time' && !perGame.test(event) && (raceSports.has(sport) || raceEvent.test(event));

const gainIn = (
  points: readonly TrendPoint[],
  isRaced: boolean,
  metric: Metric,
  language: Language,
): TrendGain | null => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.value === last.value) return null;
  const difference = last.value - first.value;
  const size = differenceFigure(metric, Math.abs(difference), language);
  const isFaster = isRaced && difference < 0;
  return { since: first.year, isFaster, figure: isFaster ? size : `${difference < 0 ? '−' : '+'}${size}` };
};

/**
 * Returns the statistic of the latest season's first sport that the most seasons have, the athlete's first among equals.
 * Null if none is in two seasons. Takes the seasons with the latest first.
 */
export const trendOf = (seasons: readonly Season[], language: Language): Trend | null => {
  const latest = seasons.find(({ sports }) => sports.length > 0);
  const sport = latest?.sports[0]?.sport;
  if (!latest || sport === undefined) return null;
  const trends = resultsIn(latest, sport)
    .filter(({ metric }) => isShortFigure(metricFigure(metric, language)))
    .map((result): Trend => {
      const points = seasons
        .flatMap((season) => pointIn(season, sport, result, language))
        .slice(0, MAX_POINTS)
        .reverse();
      const isRaced = isRace(sport, result);
      return {
        event: withoutGames(result.event),
        points,
        isRace: isRaced,
        gain: gainIn(points, isRaced, result.metric, language),
      };
    })
    .filter(({ points }) => points.length >= MIN_POINTS);
  return trends.reduce<Trend | null>(
    (longest, trend) => (longest && longest.points.length >= trend.points.length ? longest : trend),
    null,
  );
};
