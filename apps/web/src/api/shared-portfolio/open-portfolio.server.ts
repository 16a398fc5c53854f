import { myPortfolio, planOf } from '@palmares/db/read-models';
import type { LiveLink } from '@palmares/db/sharing';
import type { Language } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import { type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/public-view';
import type { Context } from '../transport/context.server.ts';
import { readGrant } from './grant-cookie.server.ts';

export type OpenedPortfolio =
  | { readonly state: 'open'; readonly portfolio: SharedPortfolio }
  | { readonly state: 'passcode' }
  | { readonly state: 'not_public' };

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Reads link and plan from the primary on each request, because either may have just ended. An unknown token runs the
 * same two queries; otherwise it would answer faster than a link whose plan has ended.
 */
export const findPublicLink = async ({ services }: Context, token: string, at: Date): Promise<LiveLink | undefined> => {
  const { kysely } = services.database;
  const link = await services.sharing.findLiveLink(kysely, token);
  const { state } = await planOf(kysely, link?.athleteId ?? nobody);
  return planAt(state, at) === 'athlete' ? link : undefined;
};

export const openPortfolio = async (
  ctx: Context,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<OpenedPortfolio> => {
  const { sharing, database, log } = ctx.services;
  const { kysely } = database;
  const at = new Date();
  const link = await findPublicLink(ctx, token, at);
  if (!link) return { state: 'not_public' };
  if (link.protected && !(await sharing.hasGrant(kysely, link, readGrant(token)))) return { state: 'passcode' };

  const { athlete, sections, identity } = await myPortfolio(kysely, log, { athleteId: link.athleteId });
  if (!athlete) return { state: 'not_public' };
  return { state: 'open', portfolio: sharedPortfolioOf(athlete, sections, { at, language, identity }) };
};
