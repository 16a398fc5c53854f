import type { OpenLink } from '@palmares/db/sharing';
import type { Language } from '@palmares/domain/kernel';
import QuickLRU from 'quick-lru';
import type { OpenedPortfolio } from './open-portfolio.server.ts';

const MINUTES = 5;

/** Signed addresses hold for 15 minutes, so those of a page that is kept for 5 hold for 10 more. */
const PERIOD_MS = MINUTES * 60_000;

const kept = new QuickLRU<string, OpenedPortfolio>({ maxSize: 64, maxAge: PERIOD_MS });

interface Opening {
  readonly link: OpenLink;
  readonly language: Language;
  readonly at: Date;
}

/** An edit, a result, other parts and the next period, in which an athlete may be a year older, give another key. */
const keyOf = ({ link: { linkId, versions, parts }, language, at }: Opening): string =>
  [
    linkId,
    JSON.stringify(parts),
    versions.portfolio,
    versions.identity,
    language,
    Math.floor(at.getTime() / PERIOD_MS),
  ].join(' ');

/** What was opened in the same minutes and is still as it was, else as it is read now. The gate is passed before. */
export const openedLately = async (
  opening: Opening,
  read: () => Promise<OpenedPortfolio>,
): Promise<OpenedPortfolio> => {
  // What is folded from the log, because it is not projected yet, has no version here.
  if (opening.link.versions.portfolio === 0) return read();
  const key = keyOf(opening);
  const found = kept.get(key);
  if (found) return found;
  const opened = await read();
  kept.set(key, opened);
  return opened;
};
