import type { PublicSeason } from './public-view.ts';

type SeasonResults = Pick<PublicSeason, 'sports' | 'performances'>;

const LONGEST_FIGURE = 10;
const MAX_FIGURES = 3;
const MAX_IN_WORDS = 2;

/** True if readable at a glance: short, with at least one digit. */
export const isShortFigure = (figure: string): boolean => /\d/u.test(figure) && figure.length <= LONGEST_FIGURE;

/**
 * In a season of two sports, keeps only the results assigned to the first: a time of the 800 m is no hockey statistic.
 */
const ofFirstSport = ({ sports, performances }: SeasonResults): SeasonResults['performances'] =>
  sports.length < 2 ? performances : performances.filter(({ sport }) => sport === sports[0]?.sport);

/** A plain number, such as `18.4` or `+12`, or a time, `1:02.84`: never one with a unit, an ordinal, a score or a range of years. */
const leadingNumber = /^(?<number>[+−-]?(?:\d+(?::\d{2})*(?:[.,]\d+)?|[.,]\d+))[,;:]?\s+(?<words>\p{L}\P{N}*)$/u;
const year = /^(?:19|20)\d\d$/u;

/** Matches what follows a number that counts nothing: its unit, a distance that is raced, a multiplier, or a whole that it is part of. */
const notCounted = new RegExp(
  `^(?:${[
    'x|h|hrs?|hours?|heures?|mins?|minutes?|sec|s|secs|seconds?|secondes?',
    'm|km|cm|mm|mi|ft|in|yds?|vg|pi|po|met(?:er|re)s?|mètres?',
    '(?:kilo|centi|milli)(?:met(?:er|re)s?|mètres?)|miles?|milles?|feet|foot|inch(?:es)?|pieds?|pouces?|yards?|verges?',
    'kg|kilos?|kilogram(?:me)?s?|g|gram(?:me)?s?|lbs?|pounds?|livres?|mph|km/h|w|watts?',
    'free|freestyle|fly|butterfly|back|backstroke|breast|breaststroke|im|hurdles|steeplechase|relay',
    'libre|papillon|dos|brasse|qni|haies|steeple|relais',
    'k|hundred|thousand|millions?|dozens?|cents?|mille|douzaines?|and|et|to|à|or|ou|of|out of|sur|percent|pour cent',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

interface Counted {
  readonly value: string;
  readonly words: string;
}

/**
 * Splits a result in words after the number that it starts with: `18.4 points a game`. Null unless the number surely
 * counts those words: half a result, such as the 6 of `6 feet 2 inches`, would be wrong.
 */
const countedIn = (result: string): Counted | null => {
  const { number: value = '', words = '' } = leadingNumber.exec(result.trim())?.groups ?? {};
  if (!isShortFigure(value) || year.test(value) || notCounted.test(words)) return null;
  return { value, words };
};

type Result = SeasonResults['performances'][number];

const asShort = ({ id, figure, event, metric }: Result) => ({
  id,
  label: event,
  value: figure,
  isWritten: !metric,
  /** `YYYY-MM-DD`, or empty. */
  date: metric?.date ?? '',
});

/** At most two, because their labels are longer than a statistic's. */
const inWords = (results: SeasonResults['performances']) =>
  results
    .flatMap(({ id, figure, event }) => {
      const counted = countedIn(figure);
      return counted
        ? [{ id, label: `${counted.words}, ${event}`, value: counted.value, isWritten: true, date: '' }]
        : [];
    })
    .slice(0, MAX_IN_WORDS);

/**
 * Up to three figures of the season's first sport for the first screen: metrics first, because they can be compared, then short results,
 * then the numbers that longer ones start with; each group in the athlete's own order, which puts the best first. A metric reads in the
 * reader's language, another result as it was written.
 */
export const bestFigures = (season: SeasonResults) => {
  const results = ofFirstSport(season);
  const short = results.filter(({ figure }) => isShortFigure(figure));
  const [metrics, others] = [short.filter(({ metric }) => metric), short.filter(({ metric }) => !metric)];
  const long = results.filter(({ figure, metric }) => !metric && !isShortFigure(figure));
  return [...[...metrics, ...others].map(asShort), ...inWords(long)].slice(0, MAX_FIGURES);
};
