import {
  type OpenLink,
  publishTokenOpener,
  type ReplacedLink,
  type SharedKind,
  signSharedAddress,
} from '@palmares/db/sharing';
import type { Language } from '@palmares/domain/kernel';
import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { recordVisit } from '../openings/record-visit.server.ts';
import type { Context } from '../transport/context.server.ts';
import { cachedSharedPortfolio } from './cached-shared-portfolio.server.ts';
import { readGrants } from './grant-cookie.server.ts';
import { readSharedPortfolio } from './read-shared-portfolio.server.ts';

/** Addresses of what a visitor may save. */
export interface Downloads {
  readonly pdf: string;
  /** Null where the contacts are not shown. */
  readonly contacts: string | null;
}

export type SharedPortfolioAnswer =
  | {
      readonly state: 'open';
      readonly portfolio: SharedPortfolio;
      readonly downloads: Downloads;
      readonly versions: OpenLink['versions'];
    }
  | { readonly state: 'passcode' }
  /** For a visitor who had access before the link was replaced. */
  | { readonly state: 'replaced'; readonly token: string }
  | { readonly state: 'not_public' };

interface Asked {
  readonly token: string;
  readonly language: Language;
}

/** Returns signed addresses that name the link by its id, so that a leaked address does not reveal the link itself. */
const addressesOf =
  ({ services }: Context, { linkId }: OpenLink, language: Language, at: Date) =>
  (kind: SharedKind, fileId: string | null = null): string =>
    `/api/shared/${signSharedAddress(services.config.pepper, { linkId, kind, language, fileId }, at)}`;

const open = async (ctx: Context, link: OpenLink, language: Language, at: Date): Promise<SharedPortfolioAnswer> => {
  const addressOf = addressesOf(ctx, link, language, at);
  const fileAddress = (fileId: string, size: SharedKind): string => addressOf(size, fileId);
  const portfolio = await readSharedPortfolio(ctx.services, link, { at, language, fileAddress });
  if (!portfolio) return { state: 'not_public' };
  const hasContacts = portfolio.sections?.contacts?.isOpen === true;
  return {
    state: 'open',
    portfolio,
    versions: link.versions,
    downloads: { pdf: addressOf('pdf'), contacts: hasContacts ? addressOf('contacts') : null },
  };
};

const resolveReplacement = async (
  { services: { sharing, database, keyring } }: Context,
  { athleteId, replacedBy }: ReplacedLink,
): Promise<SharedPortfolioAnswer> => {
  const { kysely } = database;
  const unseal = publishTokenOpener(keyring, kysely, athleteId);
  const link = await sharing.currentLink(kysely, { athleteId, linkId: replacedBy, unseal });
  return link ? { state: 'replaced', token: link.token } : { state: 'not_public' };
};

/** Opens the link for this visitor. Visitors who open the same page within minutes share one object. */
export const openSharedPortfolio = async (ctx: Context, { token, language }: Asked): Promise<SharedPortfolioAnswer> => {
  const { sharing, database, now } = ctx.services;
  const at = now();
  const link = await sharing.findLink(database, { token }, { grantTokens: readGrants(), at });
  if (!link) return { state: 'not_public' };
  if ('replacedBy' in link) return resolveReplacement(ctx, link);
  if (link.asksPasscode) return { state: 'passcode' };
  const opened = await cachedSharedPortfolio({ link, language, at }, () => open(ctx, link, language, at));
  if (opened.state === 'open') recordVisit(ctx, { link, at });
  return opened;
};
