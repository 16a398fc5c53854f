import { openingsOf } from '@palmares/db/openings';
import { publishTokenOpener, type Sharing } from '@palmares/db/sharing';
import type { Context } from '../transport/context.server.ts';
import { LINKS_PER_PAGE } from './links-per-page.ts';

type Owner = Context & { readonly athleteId: string };

type CurrentLink = Awaited<ReturnType<Sharing['currentLinks']>>['links'][number];

/** A publish link's address, in the athlete's language. */
export const addressOf = ({ services, language }: Context, token: string): string =>
  new URL(`/${language}/athletes/${token}`, services.config.publicUrl).href;

const unsealFor = ({ services, athleteId }: Owner) =>
  publishTokenOpener(services.keyring, services.database.kysely, athleteId);

/** Adds the address of each link, whether it has expired, and how often it was opened. */
const listed = async (owner: Owner, links: readonly CurrentLink[]) => {
  const { services, athleteId } = owner;
  const linkIds = links.map(({ linkId }) => linkId);
  const at = services.now();
  const openings = await openingsOf(services.database.kysely, { athleteId, linkIds, at });
  const openingOf = new Map(openings.map(({ linkId, ...opened }) => [linkId, opened]));
  return links.map(({ token, ...link }) => ({
    ...link,
    url: addressOf(owner, token),
    /** Decided here, because the clock of a device may be wrong. */
    hasExpired: link.expiresAt !== null && link.expiresAt <= at,
    /** Null if it was never opened. */
    opened: openingOf.get(link.linkId) ?? null,
  }));
};

interface PageAsked {
  readonly search: string;
  readonly cursor?: string | undefined;
}

/** A page of the links that have not ended. */
export const ownLinks = async (owner: Owner, { search, cursor }: PageAsked) => {
  const { services, athleteId } = owner;
  const request = { athleteId, search, after: cursor, limit: LINKS_PER_PAGE, unseal: unsealFor(owner) };
  const { links, ...page } = await services.sharing.currentLinks(services.database.kysely, request);
  return { ...page, links: await listed(owner, links) };
};

/** Returns the given link, or the newest if there is none. */
export const linkToSend = async (owner: Owner, linkId: string | null) => {
  const { services, athleteId } = owner;
  const request = { athleteId, linkId, unseal: unsealFor(owner) };
  const link = await services.sharing.currentOrNewestLink(services.database.kysely, request);
  return link ? ((await listed(owner, [link]))[0] ?? null) : null;
};
