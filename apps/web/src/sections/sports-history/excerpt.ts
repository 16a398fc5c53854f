import type { SportsHistoryPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

/** The position of the latest season, and the number of results in all of them. */
export const sportsHistoryExcerpt = ({ seasons }: SportsHistoryPublicView): string => {
  const [latest] = seasons.flatMap(({ sports }) => sports);
  const count = seasons.reduce((sum, { performances }) => sum + performances.length, 0);
  return separated([latest?.position || latest?.sport || '', count === 0 ? '' : m.performances_count({ count })]);
};
