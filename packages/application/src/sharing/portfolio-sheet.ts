import { createHash } from 'node:crypto';
import type { Queryable } from '@palmares/db';
import { athleteConsent } from '@palmares/db/accounts';
import type { EventLog } from '@palmares/db/event-store';
import { myPortfolio } from '@palmares/db/read-models';
import { isTextOutdated } from '@palmares/domain/account';
import type { Language } from '@palmares/domain/kernel';
import { type Parts, partsWithin, type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { type FileKey, FileMissing, type FileStore, fileKey } from '@palmares/files';

/** Increase whenever the same portfolio gives a sheet that looks different. */
const LAYOUT = 6;

export interface SheetOf {
  readonly athleteId: string;
  readonly linkId: string;
  /** The reader's language. */
  readonly language: Language;
  /** The parts that the link opens. Null means the defaults for the athlete's age. */
  readonly parts: Parts | null;
}

interface SheetDeps {
  readonly kysely: Queryable;
  readonly log: EventLog;
  readonly store: Pick<FileStore, 'stat'>;
  readonly publicUrl: string;
}

export interface PortfolioSheet {
  readonly portfolio: SharedPortfolio;
  /** The square picture, if the portfolio has one. */
  readonly picture: FileKey | undefined;
  readonly fileId: string;
  readonly key: FileKey;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The common prefix of the ids of all sheets of a link in one language. */
export const sheetsOf = ({ linkId, language }: Pick<SheetOf, 'linkId' | 'language'>): string => {
  const hex = hashOf(['sheets', linkId, language]);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-`;
};

/** When the picture was last written, because a new crop keeps the file's id. Undefined if its bytes are gone. */
const drawnAt = async (store: SheetDeps['store'], key: FileKey): Promise<Date | undefined> => {
  try {
    return (await store.stat(key)).changedAt;
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

/**
 * Returns the content of a reader's sheet and the key that it is stored under. The key is derived from the content, so
 * an edit, a result, a birthday or another part gives another key. Undefined if there is nothing to show.
 */
export const portfolioSheet = async (
  { kysely, log, store, publicUrl }: SheetDeps,
  { athleteId, linkId, language, parts }: SheetOf,
  at: Date,
): Promise<PortfolioSheet | undefined> => {
  const [{ athlete, sections, identity }, found] = await Promise.all([
    myPortfolio(kysely, log, { athleteId }),
    athleteConsent(kysely, athleteId),
  ]);
  if (!athlete || !found) return undefined;
  const within = partsWithin(parts, { isTextOutdated: isTextOutdated(found.facts, found.consent, at) });
  const portfolio = sharedPortfolioOf(athlete, sections, {
    at,
    language,
    identity,
    ...(within ? { parts: within } : {}),
    fileAddress: (fileId) => fileId,
  });
  if (!portfolio.sections) return undefined;
  const pictureId = portfolio.sections['profile-picture']?.medium;
  const picture = pictureId === undefined ? undefined : fileKey({ athleteId, fileId: pictureId, size: 'medium-jpeg' });
  const drawn = picture && (await drawnAt(store, picture));
  const hex = hashOf([LAYOUT, publicUrl, portfolio, drawn?.toISOString()]);
  const fileId = `${sheetsOf({ linkId, language })}8${hex.slice(1, 4)}-${hex.slice(4, 16)}`;
  return { portfolio, picture: drawn && picture, fileId, key: fileKey({ athleteId, fileId, size: 'sheet' }) };
};
