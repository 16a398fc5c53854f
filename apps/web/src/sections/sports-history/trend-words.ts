import type { Trend } from '@palmares/domain/shared-portfolio';
import type { SparkLineProps } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

/** `.902; .918; .931 over 3 seasons`. Semicolons, because a French figure has a comma. */
export const trendWords = ({ points }: Trend): string =>
  m.portfolio_trend({ numbers: points.map(({ figure }) => figure).join('; '), count: points.length });

export const trendLine = ({ points }: Trend): SparkLineProps['points'] =>
  points.map(({ value, year }) => ({ value, at: year }));
