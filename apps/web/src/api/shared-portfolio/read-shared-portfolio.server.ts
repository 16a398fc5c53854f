import { myPortfolio } from '@palmares/db/read-models';
import type { OpenLink } from '@palmares/db/sharing';
import type { Language } from '@palmares/domain/kernel';
import { type FileAddress, type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import type { Services } from '../transport/services.server.ts';

interface Reading {
  readonly at: Date;
  readonly language: Language;
  readonly fileAddress: FileAddress;
}

/**
 * Returns what an open link shows its visitors now; null before the portfolio is started. Both the page and the files
 * behind its addresses are made from it.
 */
export const readSharedPortfolio = async (
  { database, log }: Pick<Services, 'database' | 'log'>,
  { athleteId, parts }: OpenLink,
  { at, language, fileAddress }: Reading,
): Promise<SharedPortfolio | null> => {
  const { athlete, sections, identity } = await myPortfolio(database.kysely, log, { athleteId });
  return (
    athlete &&
    sharedPortfolioOf(athlete, sections, {
      at,
      language,
      identity,
      fileAddress,
      ...(parts ? { parts } : {}),
    })
  );
};
