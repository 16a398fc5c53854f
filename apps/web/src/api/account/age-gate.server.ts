import { getCookie } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';
import { ageGateCookie } from './age-gate-cookie.ts';

type CookieContext = Pick<Context, 'setCookie'> & {
  readonly services: { readonly config: Pick<Context['services']['config'], 'https'> };
};

const { name, closed } = ageGateCookie;

/** Not `HttpOnly`, because the form closes it, too. */
const attributesOf = ({ services }: CookieContext) =>
  ({ path: '/', sameSite: 'lax', secure: services.config.https }) as const;

/** Whether an answer in this browser asked for a guardian. */
export const isAgeGateClosed = (): boolean => getCookie(name) === closed;

export const closeAgeGate = (ctx: CookieContext): void => ctx.setCookie(name, closed, attributesOf(ctx));

/** For an account that was created in this browser. */
export const openAgeGate = (ctx: CookieContext): void => ctx.setCookie(name, '', { ...attributesOf(ctx), maxAge: 0 });
