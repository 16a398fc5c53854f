import { getCookie } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';
import { type AgeGateAnswer, ageGateCookie } from './age-gate-cookie.ts';

type CookieContext = Pick<Context, 'setCookie'> & {
  readonly services: { readonly config: Pick<Context['services']['config'], 'https'> };
};

const { name } = ageGateCookie;

/** Not `HttpOnly`, because the form closes it, too. */
const attributesOf = ({ services }: CookieContext) =>
  ({ path: '/', sameSite: 'lax', secure: services.config.https }) as const;

/** True if an earlier answer in this browser was this one. */
export const isAgeGateClosed = (answer: AgeGateAnswer): boolean => getCookie(name) === ageGateCookie[answer];

export const closeAgeGate = (ctx: CookieContext, answer: AgeGateAnswer): void =>
  ctx.setCookie(name, ageGateCookie[answer], attributesOf(ctx));

/** Reopens the gate after an account was created in this browser. */
export const openAgeGate = (ctx: CookieContext): void => ctx.setCookie(name, '', { ...attributesOf(ctx), maxAge: 0 });
