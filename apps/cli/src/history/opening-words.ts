import type { newestOpenings } from '@palmares/db/openings';
import { inLanguage, momentWords, type Voice } from '@palmares/history/voice';
import { table } from '../output.ts';
import { m } from '../paraglide/messages.js';

type Opening = Awaited<ReturnType<typeof newestOpenings>>[number];

/** Number of openings listed by default. */
export const SHOWN_OPENINGS = 50;

export const openingsInWords = (openings: readonly Opening[], voice: Voice, limit: number): string => {
  const words = inLanguage(voice.language);
  if (openings.length === 0) return m.openings_none({}, words);
  const headings = [m.openings_time({}, words), m.openings_link({}, words), m.openings_version({}, words), 'id'];
  const rows = openings.map(({ at, label, portfolioVersion, openingId }) => [
    momentWords(at, voice),
    label,
    `v${portfolioVersion}`,
    openingId,
  ]);
  const listed = table(headings, rows);
  return openings.length < limit ? listed : `${listed}\n${m.openings_newest({ count: limit }, words)}`;
};
