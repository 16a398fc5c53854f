import { forget, remember } from './browser-storage.ts';

export const USER_ATTRIBUTES = 'userAttributes';

/** The account that was logged in when the server last answered. */
export interface UserAttributes {
  readonly id: string;
  readonly emailVerified: boolean;
  readonly subscriptions: readonly { readonly id: string }[];
}

/** The server's answer about the session. */
export type SessionAnswer = (Omit<UserAttributes, 'id'> & { readonly athleteId: string }) | null;

export const rememberUserAttributes = (session: SessionAnswer): void => {
  if (session === null) {
    forget('localStorage', USER_ATTRIBUTES);
    return;
  }
  const { athleteId, emailVerified, subscriptions } = session;
  const known: UserAttributes = {
    id: athleteId,
    emailVerified,
    subscriptions: subscriptions.map(({ id }) => ({ id })),
  };
  remember('localStorage', USER_ATTRIBUTES, JSON.stringify(known));
};
