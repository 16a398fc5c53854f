import { GUARDIAN_DAYS } from '@palmares/db/accounts';
import { getCookie } from '@tanstack/react-start/server';
import { z } from 'zod';
import type { Context } from '../transport/context.server.ts';

const name = 'guardian_request';
const id = z.uuid();

type CookieContext = Pick<Context, 'services' | 'setCookie'>;

const write = ({ services, setCookie }: CookieContext, value: string, maxAge: number): void =>
  setCookie(name, value, { httpOnly: true, secure: services.config.https, sameSite: 'lax', path: '/', maxAge });

/**
 * Holds the id of the request that was made in this browser. The id opens nothing, and this browser may not answer the
 * request.
 */
export const requestCookie = {
  read: (): string | undefined => id.safeParse(getCookie(name)).data,
  keep: (ctx: CookieContext, requestId: string): void => write(ctx, requestId, GUARDIAN_DAYS * 24 * 60 * 60),
  forget: (ctx: CookieContext): void => {
    if (getCookie(name) !== undefined) write(ctx, '', 0);
  },
};
