import type { Trend } from '@palmares/domain/shared-portfolio';
import type { SparkLineProps } from '@palmares/ui';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

/** `1.82 s faster than in 2024–2025`, `+.029 since 2024–2025`. Empty without a difference. */
export const gainWords = ({ gain }: Trend): string => {
  if (!gain) return '';
  const said = { figure: gain.figure, season: seasonWords(gain.since) };
  return gain.isFaster ? m.portfolio_trend_faster(said) : m.portfolio_trend_since(said);
};

/** `.902; .918; .931 over 3 seasons; +.029 since 2024–2025`. Semicolons, because a French figure has a comma. */
export const trendWords = (trend: Trend): string => {
  const { points } = trend;
  const numbers = points.map(({ figure }) => figure).join('; ');
  return [m.portfolio_trend({ numbers, count: points.length }), gainWords(trend)].filter(Boolean).join('; ');
};

/** The points of a line that rises with the numbers, or in a race, where less is better, as the times become shorter. */
export const trendLine = ({ points, isRace }: Trend): SparkLineProps['points'] =>
  points.map(({ value, year }) => ({ value: isRace ? -value : value, at: year }));
