import type { OpenLink } from '@palmares/db/sharing';
import type { Language } from '@palmares/domain/kernel';
import QuickLRU from 'quick-lru';
import type { SharedPortfolioAnswer } from './open-shared-portfolio.server.ts';

const MINUTES = 5;

/** Signed addresses are valid for 15 minutes, so those on a page that is kept for 5 minutes have at least 10 left. */
const PERIOD_MS = MINUTES * 60_000;

const kept = new QuickLRU<string, SharedPortfolioAnswer>({ maxSize: 64, maxAge: PERIOD_MS });

interface Opening {
  readonly link: OpenLink;
  readonly language: Language;
  readonly at: Date;
}

/** Edits, results, other parts and each new period, in which an athlete may turn a year older, change the key. */
const keyOf = ({ link: { linkId, versions, parts }, language, at }: Opening): string =>
  [
    linkId,
    JSON.stringify(parts),
    versions.portfolio,
    versions.identity,
    language,
    Math.floor(at.getTime() / PERIOD_MS),
  ].join(' ');

/**
 * Returns the kept page if its versions, parts and language are unchanged in this five-minute period, and reads it
 * otherwise. The caller checks the link first.
 */
export const cachedSharedPortfolio = async (
  opening: Opening,
  read: () => Promise<SharedPortfolioAnswer>,
): Promise<SharedPortfolioAnswer> => {
  // Not projected yet, so there is no version to keep it by.
  if (opening.link.versions.portfolio === 0) return read();
  const key = keyOf(opening);
  const found = kept.get(key);
  if (found) return found;
  const opened = await read();
  kept.set(key, opened);
  return opened;
};
