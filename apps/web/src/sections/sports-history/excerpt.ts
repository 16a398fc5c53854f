import type { SportsHistoryPublicView } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { inOneLine } from '../section-excerpt.ts';

/** The position of the latest season, and the number of results in all of them. */
export const sportsHistoryExcerpt = ({ seasons }: SportsHistoryPublicView): string => {
  const [latest] = seasons.flatMap(({ sports }) => sports);
  const count = seasons.reduce((sum, { performances }) => sum + performances.length, 0);
  return inOneLine(latest?.position || latest?.sport || '', count === 0 ? '' : m.performances_count({ count }));
};
