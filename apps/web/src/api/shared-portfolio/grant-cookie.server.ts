import { createHash } from 'node:crypto';
import type { Grant } from '@palmares/db/sharing';
import { getCookie } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';

/** One cookie per link. Its name is hashed, so that a list of cookies does not reveal the link. */
const nameOf = (token: string): string =>
  `grant_${createHash('sha256').update(`grant of ${token}`).digest('hex').slice(0, 12)}`;

export const readGrant = (token: string): string | undefined => getCookie(nameOf(token));

export const writeGrant = ({ services, setCookie }: Context, token: string, grant: Grant): void => {
  setCookie(nameOf(token), grant.grantToken, {
    httpOnly: true,
    secure: services.config.https,
    sameSite: 'lax',
    path: '/',
    expires: grant.expiresAt,
  });
};
