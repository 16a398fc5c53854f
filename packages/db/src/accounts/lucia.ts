import type { Language } from '@palmares/domain/kernel';
import { Lucia, TimeSpan } from 'lucia';
import type { Queryable } from '../database.ts';
import { IDLE_DAYS, luciaAdapter } from './lucia-adapter.ts';

export interface SessionAttributes {
  readonly device: string;
  readonly publicId: string;
}

/** Attributes of a new session. */
export interface StartAttributes extends SessionAttributes {
  /** Hash of the verified password. The session starts only if the account still has it. Not stored. */
  readonly passwordHash?: string | undefined;
}

export interface UserAttributes {
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly language: Language;
  /** True if the account accepted the terms in force. */
  readonly termsAccepted: boolean;
  /** True if the athlete has reached the age of consent and has not consented yet. */
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

interface Deps {
  readonly kysely: Queryable;
  /** False only in development on a private host without TLS. */
  readonly secure: boolean;
  readonly now: () => Date;
}

export const createLucia = ({ kysely, secure, now }: Deps): AppLucia =>
  new Lucia(luciaAdapter(kysely, now), {
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
