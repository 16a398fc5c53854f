import type { Language } from '@palmares/domain/kernel';
import { Lucia, TimeSpan } from 'lucia';
import type { Queryable } from '../database.ts';
import { IDLE_DAYS, luciaAdapter } from './lucia-adapter.ts';

export interface SessionAttributes {
  readonly device: string;
  readonly publicId: string;
}

/** What a session starts with. */
export interface StartAttributes extends SessionAttributes {
  /** The hash of the password that was verified: the session starts only while it is the account's. Not stored. */
  readonly passwordHash?: string | undefined;
}

export interface UserAttributes {
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly language: Language;
  /** Whether the account accepted the current version. */
  readonly termsAccepted: boolean;
  /** Whether the athlete has come of the age to consent, and has not said so yet. */
  readonly ownConsentAsked: boolean;
}

export type AppLucia = Lucia<SessionAttributes, UserAttributes>;

declare module 'lucia' {
  interface Register {
    Lucia: AppLucia;
    DatabaseSessionAttributes: StartAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** `secure` is false only in development on a private host without TLS. */
export const createLucia = ({ kysely, secure }: { kysely: Queryable; secure: boolean }): AppLucia =>
  new Lucia(luciaAdapter(kysely), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    sessionCookie: { name: 'accessToken', attributes: { sameSite: 'lax', path: '/', secure } },
    getSessionAttributes: ({ device, publicId }): SessionAttributes => ({ device, publicId }),
    getUserAttributes: ({ emailVerified, firstName, language, termsAccepted, ownConsentAsked }): UserAttributes => ({
      emailVerified,
      firstName,
      language,
      termsAccepted,
      ownConsentAsked,
    }),
  });
