import { getCookie, setCookie } from '@tanstack/react-start/server';
import type { Services } from './services.server.ts';

type Cookie = ReturnType<Services['lucia']['createSessionCookie']>;

const write = ({ name, value, attributes }: Cookie): void => {
  const { sameSite, path, maxAge, httpOnly = true, secure = false } = attributes;
  setCookie(name, value, {
    httpOnly,
    secure,
    path: path ?? '/',
    ...(sameSite === undefined ? {} : { sameSite }),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
};

export interface Session {
  readonly athleteId: string;
  readonly firstName: string;
  readonly emailVerified: boolean;
  /** True if the account accepted the current terms of use. */
  readonly termsAccepted: boolean;
  /** True if the athlete has reached the age of consent, and has not consented yet. */
  readonly ownConsentAsked: boolean;
  /** Identifies this session in lists and in the log, where its secret id must not appear. */
  readonly publicId: string;
}

/**
 * Returns the live session of the request's cookie, extended when due. A cookie without one stays: an answer that is
 * under way while somebody logs in would clear the cookie of the new session.
 */
export const readSession = async ({ lucia }: Services): Promise<Session | null> => {
  const token = getCookie(lucia.sessionCookieName);
  if (!token) return null;
  const { session, user } = await lucia.validateSession(token);
  if (!session) return null;
  if (session.fresh) write(lucia.createSessionCookie(session.id));
  return {
    athleteId: user.id,
    firstName: user.firstName,
    emailVerified: user.emailVerified,
    termsAccepted: user.termsAccepted,
    ownConsentAsked: user.ownConsentAsked,
    publicId: session.publicId,
  };
};

export const writeSessionCookie = ({ lucia }: Services, sessionId: string): void =>
  write(lucia.createSessionCookie(sessionId));

export const endSessionCookie = ({ lucia }: Services): void => write(lucia.createBlankSessionCookie());
