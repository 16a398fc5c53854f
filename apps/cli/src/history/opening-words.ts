import type { newestOpenings } from '@palmares/db/openings';
import { inLanguage, momentWords, type Voice } from '@palmares/history/voice';
import { table } from '../output.ts';
import { m } from '../paraglide/messages.js';

type Opening = Awaited<ReturnType<typeof newestOpenings>>[number];

export const openingsInWords = (openings: readonly Opening[], voice: Voice): string => {
  const words = inLanguage(voice.language);
  if (openings.length === 0) return m.openings_none({}, words);
  const headings = [m.openings_time({}, words), m.openings_link({}, words), m.openings_version({}, words), 'id'];
  const rows = openings.map(({ at, label, portfolioVersion, openingId }) => [
    momentWords(at, voice),
    label,
    `v${portfolioVersion}`,
    openingId,
  ]);
  return table(headings, rows);
};
