import { createHash } from 'node:crypto';
import type { Grant } from '@palmares/db/sharing';
import { deleteCookie, getCookies } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';

/** As many as a browser keeps: each is sent with every request to us. */
export const MOST_GRANTS = 20;

const PREFIX = 'grant_';
const path = '/';

/** One cookie per link. Its name is hashed, so that a list of cookies does not reveal the link. */
const nameOf = (linkId: string): string =>
  `${PREFIX}${createHash('sha256').update(`grant of ${linkId}`).digest('hex').slice(0, 12)}`;

interface HeldGrant {
  readonly name: string;
  readonly grantToken: string;
  /** When it ends, in milliseconds, by which the oldest is known: a browser need not send its cookies in any order. */
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

/** The grants of this browser, whichever links they are for: which one counts is read with the link. */
export const readGrants = (): readonly string[] =>
  heldGrants()
    .slice(0, MOST_GRANTS)
    .map(({ grantToken }) => grantToken);

/** Remembers the grant, and forgets the oldest ones beyond what a browser keeps. */
export const writeGrant = ({ services, setCookie }: Context, { linkId, grantToken, expiresAt }: Grant): void => {
  const name = nameOf(linkId);
  const others = heldGrants().filter((held) => held.name !== name);
  for (const oldest of others.slice(MOST_GRANTS - 1)) deleteCookie(oldest.name, { path });
  setCookie(name, `${grantToken}.${expiresAt.getTime()}`, {
    httpOnly: true,
    secure: services.config.https,
    sameSite: 'lax',
    path,
    expires: expiresAt,
  });
};
