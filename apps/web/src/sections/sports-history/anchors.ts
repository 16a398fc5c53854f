import { m } from '../../paraglide/messages.js';
import { seasonWords } from '../../shell/dates.ts';
import type { Anchor } from '../section-view.ts';
import type { ShownSportsHistory } from './shown.ts';

export const LINKS_ANCHOR = 'links';
export const seasonAnchor = (year: number): string => `season-${year}`;

export const historyAnchors = ({ seasons, links }: ShownSportsHistory): readonly Anchor[] => [
  ...seasons.map(({ year }) => ({ id: seasonAnchor(year), title: seasonWords(year) })),
  ...(links.length > 0 ? [{ id: LINKS_ANCHOR, title: m.portfolio_links() }] : []),
];
