import { foldStream } from '@palmares/db/event-store';
import { type HistoryAddress, openHistoryAddress } from '@palmares/db/history';
import { contentOfOpening, findOpening, openOpeningAddress } from '@palmares/db/openings';
import { pastPortfolio } from '@palmares/db/read-models';
import { identityResultOf } from '@palmares/domain/identity';
import { type Language, streamOf } from '@palmares/domain/kernel';
import { type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { KeyDestroyed, readTimeDoubt } from '@palmares/event-store/event-log';
import { log as logger } from '../../server/log.server.ts';
import type { Context } from '../transport/context.server.ts';

export interface PastPortfolio {
  /** `opening` is what a visitor saw when a link was opened; `moment` is what scouts would have seen at that time. */
  readonly kind: 'opening' | 'moment';
  readonly portfolio: SharedPortfolio;
  readonly version: number;
  readonly moment: Date;
  /** The first version with an unreliable time if the moment lies among such versions; usually null. */
  readonly timeDoubtedFrom: number | null;
  readonly expiresAt: Date;
}

type Asking = Pick<Context, 'requestId' | 'services'>;

const unlessErased = async <Value>(read: Promise<Value>): Promise<Value | null> => {
  try {
    return await read;
  } catch (failure) {
    if (failure instanceof KeyDestroyed) return null;
    throw failure;
  }
};

/** The portfolio at that version, with the result of the Identity test that counted at that moment. */
const contentAt = async ({ log }: Context['services'], { athleteId, version, moment }: HistoryAddress) => {
  const [portfolio, identity] = await Promise.all([
    pastPortfolio(log, athleteId, { upTo: version }),
    foldStream(log, 'identity', athleteId, { until: moment }),
  ]);
  return { ...portfolio, identity: identityResultOf(identity.state) };
};

const openMoment = async (
  { services, requestId }: Asking,
  address: HistoryAddress,
  language: Language,
): Promise<PastPortfolio | null> => {
  const { athleteId, version, moment, expiresAt } = address;
  const past = await unlessErased(contentAt(services, address));
  if (!past?.athlete) return null;
  logger().info({ athleteId, version, moment, requestId }, 'support opened a past moment');
  const doubt = await readTimeDoubt(services.database.kysely, streamOf('portfolio', athleteId), moment);
  const portfolio = sharedPortfolioOf(past.athlete, past.sections, { at: moment, language, identity: past.identity });
  return { kind: 'moment', portfolio, version, moment, timeDoubtedFrom: doubt?.from ?? null, expiresAt };
};

type OpeningAddress = NonNullable<ReturnType<typeof openOpeningAddress>>;

const openOpening = async (
  { services, requestId }: Asking,
  { openingId, expiresAt }: OpeningAddress,
  language: Language,
): Promise<PastPortfolio | null> => {
  const opening = await findOpening(services.database.kysely, openingId);
  if (!opening) return null;
  const past = await unlessErased(contentOfOpening(services.log, opening));
  if (!past?.athlete) return null;
  const { athleteId, at, parts } = opening;
  logger().info({ athleteId, openingId, requestId }, 'an opening was shown again');
  const reading = { at, language, identity: past.identity, ...(parts ? { parts } : {}) };
  const portfolio = sharedPortfolioOf(past.athlete, past.sections, reading);
  return { kind: 'opening', portfolio, version: past.version, moment: at, timeDoubtedFrom: null, expiresAt };
};

/**
 * Opens a past moment for support, or a past opening for its athlete. Returns null if the token opens nothing, for
 * every reason alike.
 */
export const openPastPortfolio = async (
  asking: Asking,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<PastPortfolio | null> => {
  const { config, now } = asking.services;
  const at = now();
  const moment = openHistoryAddress(config.pepper, token, at);
  if (moment) return openMoment(asking, moment, language);
  const opening = openOpeningAddress(config.pepper, token, at);
  return opening && openOpening(asking, opening, language);
};
