import type { SportsHistoryPublicView } from '@palmares/domain/shared-portfolio';
import { seasonWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { Anchor } from '../section-view.ts';

export const LINKS_ANCHOR = 'links';
export const seasonAnchor = (year: number): string => `season-${year}`;

export const historyAnchors = ({ seasons, links }: SportsHistoryPublicView): readonly Anchor[] => [
  ...seasons.map(({ year }) => ({ id: seasonAnchor(year), title: seasonWords(year) })),
  ...(links.length > 0 ? [{ id: LINKS_ANCHOR, title: m.portfolio_links() }] : []),
];
