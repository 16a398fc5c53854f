import { getCookie } from '@tanstack/react-start/server';
import type { Context } from '../transport/context.server.ts';

const NAME = 'typed_email';
const KEPT_SECONDS = 60;
const LONGEST = 254;

/** The address that the log-in form was last sent with, if that was refused. */
export const typedEmail = (): string => getCookie(NAME)?.slice(0, LONGEST) ?? '';

/** Keeps it in a cookie, because the address of a page would be in every log. */
export const keepTypedEmail = ({ services, setCookie }: Context, email: string): void =>
  setCookie(NAME, email.slice(0, LONGEST), {
    httpOnly: true,
    secure: services.config.https,
    sameSite: 'strict',
    path: '/',
    maxAge: email === '' ? 0 : KEPT_SECONDS,
  });
