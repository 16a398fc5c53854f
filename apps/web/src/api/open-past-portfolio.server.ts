import { openHistoryAddress } from '@palmares/db/history/address';
import { pastPortfolio } from '@palmares/db/read-models/portfolio/query';
import type { Language } from '@palmares/domain/kernel/language';
import { KeyDestroyed } from '@palmares/event-store/event-log/keyring';
import { log as logger } from '../log.server.ts';
import { type SharedPortfolio, sharedPortfolioOf } from '../screens/portfolio-view/shared-portfolio.ts';
import type { Context } from './context.server.ts';

export interface PastPortfolio {
  readonly portfolio: SharedPortfolio;
  readonly version: number;
  readonly moment: Date;
  readonly expiresAt: Date;
}

const foldUnlessErased = async ({ services }: Context, athleteId: string, upTo: number) => {
  try {
    return await pastPortfolio(services.log, athleteId, { upTo });
  } catch (failure) {
    if (failure instanceof KeyDestroyed) return null;
    throw failure;
  }
};

/** For support: what scouts would have seen then. Null for a token that opens nothing, whatever the reason. */
export const openPastPortfolio = async (
  ctx: Context,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<PastPortfolio | null> => {
  const opened = openHistoryAddress(ctx.services.config.pepper, token, new Date());
  if (!opened) return null;
  const { athleteId, version, moment, expiresAt } = opened;
  const past = await foldUnlessErased(ctx, athleteId, version);
  if (!past?.athlete) return null;
  logger().info({ athleteId, version, moment, requestId: ctx.requestId }, 'support opened a past moment');
  const portfolio = sharedPortfolioOf(past.athlete, past.sections, { at: moment, language });
  return { portfolio, version, moment, expiresAt };
};
