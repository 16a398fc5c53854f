import { foldStream } from '@palmares/db/event-store';
import { openHistoryAddress } from '@palmares/db/history';
import { pastPortfolio } from '@palmares/db/read-models';
import { identityResultOf } from '@palmares/domain/identity';
import { type Language, streamOf } from '@palmares/domain/kernel';
import { type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/public-view';
import { KeyDestroyed, readTimeDoubt } from '@palmares/event-store/event-log';
import { log as logger } from '../../server/log.server.ts';
import type { Context } from '../transport/context.server.ts';

export interface PastPortfolio {
  readonly portfolio: SharedPortfolio;
  readonly version: number;
  readonly moment: Date;
  /** The first version with an unreliable time if the moment lies among such versions; usually null. */
  readonly timeDoubtedFrom: number | null;
  readonly expiresAt: Date;
}

interface Past {
  readonly athleteId: string;
  readonly version: number;
  readonly moment: Date;
}

/** The portfolio at that version, with the result of the Identity test that counted at that moment. */
const foldUnlessErased = async ({ log }: Context['services'], { athleteId, version, moment }: Past) => {
  try {
    const [portfolio, identity] = await Promise.all([
      pastPortfolio(log, athleteId, { upTo: version }),
      foldStream(log, 'identity', athleteId, { until: moment }),
    ]);
    return { ...portfolio, identity: identityResultOf(identity.state) };
  } catch (failure) {
    if (failure instanceof KeyDestroyed) return null;
    throw failure;
  }
};

/**
 * For support: what scouts would have seen at that moment. Null for a token that opens nothing, for whatever reason.
 */
export const openPastPortfolio = async (
  ctx: Pick<Context, 'requestId' | 'services'>,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<PastPortfolio | null> => {
  const opened = openHistoryAddress(ctx.services.config.pepper, token, new Date());
  if (!opened) return null;
  const { athleteId, version, moment, expiresAt } = opened;
  const past = await foldUnlessErased(ctx.services, opened);
  if (!past?.athlete) return null;
  logger().info({ athleteId, version, moment, requestId: ctx.requestId }, 'support opened a past moment');
  const doubt = await readTimeDoubt(ctx.services.database.kysely, streamOf('portfolio', athleteId), moment);
  const portfolio = sharedPortfolioOf(past.athlete, past.sections, { at: moment, language, identity: past.identity });
  return { portfolio, version, moment, timeDoubtedFrom: doubt?.from ?? null, expiresAt };
};
