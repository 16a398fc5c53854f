import { foldStream } from '@palmares/db/event-store';
import type { OpenLink } from '@palmares/db/sharing';
import { identityResultOf } from '@palmares/domain/identity';
import type { Language } from '@palmares/domain/kernel';
import { type ChangesSince, changesSince, sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { chargeAttempt } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { readGrants } from './grant-cookie.server.ts';
import { readSharedPortfolio } from './read-shared-portfolio.server.ts';

export interface SeenBefore {
  readonly token: string;
  readonly language: Language;
  /** Versions of the portfolio and of Identity that the visitor's browser remembers. */
  readonly versions: { readonly portfolio: number; readonly identity: number };
}

const fileAddress = (fileId: string): string => fileId;

/** Returns the earlier versions with the link's current parts, so that parts closed since are not revealed. */
const shownBefore = async (
  { log }: Context['services'],
  { athleteId, parts }: OpenLink,
  { versions, language }: SeenBefore,
  at: Date,
) => {
  const [portfolio, identity] = await Promise.all([
    foldStream(log, 'portfolio', athleteId, { upTo: versions.portfolio }),
    foldStream(log, 'identity', athleteId, { upTo: versions.identity }),
  ]);
  const { athlete, sections } = portfolio.state;
  const reading = {
    at,
    language,
    identity: identityResultOf(identity.state),
    fileAddress,
    ...(parts ? { parts } : {}),
  };
  return athlete && sharedPortfolioOf(athlete, sections, reading);
};

/**
 * Returns the changes on the page since these versions; null if the link opens nothing to this visitor, or nothing
 * changed.
 */
export const sinceVisit = async (ctx: Context, seen: SeenBefore): Promise<ChangesSince | null> => {
  const { services, visitor } = ctx;
  const at = services.now();
  const link = await services.sharing.findUnlockedLink(services.database, seen, { grantTokens: readGrants(), at });
  if (!link) return null;
  const { portfolio, identity } = link.versions;
  if (seen.versions.portfolio >= portfolio && seen.versions.identity >= identity) return null;
  // Charged because both streams are folded from their first event.
  await chargeAttempt(ctx, 'since-visit-network', visitor.address);
  const [before, now] = await Promise.all([
    shownBefore(services, link, seen, at),
    readSharedPortfolio(services, link, { at, language: seen.language, fileAddress }),
  ]);
  return before?.sections && now?.sections ? changesSince(before.sections, now.sections) : null;
};
