import { createHash } from 'node:crypto';
import type { Grant } from '@palmares/db/sharing';
import { deleteCookie, getCookies } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';

/** Maximum grants per browser, because every cookie is sent with every request. */
export const MAX_GRANTS = 20;

const PREFIX = 'grant_';
const path = '/';

/** One cookie per link. Its name is hashed, so that a list of cookies does not reveal the link. */
const nameOf = (linkId: string): string =>
  `${PREFIX}${createHash('sha256').update(`grant of ${linkId}`).digest('hex').slice(0, 12)}`;

interface HeldGrant {
  readonly name: string;
  readonly grantToken: string;
  /**
   * Expiry in epoch milliseconds. Used to find the oldest grant, because browsers do not guarantee the order of
   * cookies.
   */
  readonly until: number;
}

/** Newest first. */
const heldGrants = (): readonly HeldGrant[] =>
  Object.entries(getCookies())
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => {
      const [grantToken = '', until] = value.split('.');
      return { name, grantToken, until: Number(until) || 0 };
    })
    .sort((a, b) => b.until - a.until);

/** Returns the browser's grants for all links; `findLink` picks the one that counts. */
export const readGrants = (): readonly string[] =>
  heldGrants()
    .slice(0, MAX_GRANTS)
    .map(({ grantToken }) => grantToken);

/** Stores the grant, and deletes the oldest ones beyond the maximum. */
export const writeGrant = ({ services, setCookie }: Context, { linkId, grantToken, expiresAt }: Grant): void => {
  const name = nameOf(linkId);
  const others = heldGrants().filter((held) => held.name !== name);
  for (const oldest of others.slice(MAX_GRANTS - 1)) deleteCookie(oldest.name, { path });
  setCookie(name, `${grantToken}.${expiresAt.getTime()}`, {
    httpOnly: true,
    secure: services.config.https,
    sameSite: 'lax',
    path,
    expires: expiresAt,
  });
};
