import { myPortfolio } from '@palmares/db/read-models';
import type { Language } from '@palmares/domain/kernel';
import { type SharedPortfolio, sharedPortfolioOf } from '@palmares/domain/public-view';
import type { Context } from '../transport/context.server.ts';
import { readGrants } from './grant-cookie.server.ts';

export type OpenedPortfolio =
  | { readonly state: 'open'; readonly portfolio: SharedPortfolio }
  | { readonly state: 'passcode' }
  | { readonly state: 'not_public' };

export const openPortfolio = async (
  ctx: Context,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<OpenedPortfolio> => {
  const { sharing, database, log } = ctx.services;
  const { kysely } = database;
  const at = new Date();
  const link = await sharing.findOpenLink(kysely, { token }, { grantTokens: readGrants(), at });
  if (!link) return { state: 'not_public' };
  if (link.asksPasscode) return { state: 'passcode' };

  const { athlete, sections, identity } = await myPortfolio(kysely, log, { athleteId: link.athleteId });
  if (!athlete) return { state: 'not_public' };
  return { state: 'open', portfolio: sharedPortfolioOf(athlete, sections, { at, language, identity }) };
};
