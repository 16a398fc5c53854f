import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../app-router.server.ts';

type Session = NonNullable<inferRouterOutputs<AppRouter>['account']['session']>;

/**
 * Who was logged in when the server last answered, so that the editor opens without it. It proves nothing: the server
 * asks for the session's own cookie. Whether something else must be answered first is asked once it can be reached.
 */
export const deviceSession = async (): Promise<Session | null> => {
  const { recallUserAttributes } = await import('../../browser/recall-user-attributes.ts');
  const known = recallUserAttributes();
  if (!known) return null;
  const { id: athleteId, emailVerified, subscriptions } = known;
  return {
    athleteId,
    emailVerified,
    subscriptions: [...subscriptions],
    firstName: '',
    publicId: '',
    termsAccepted: true,
    ownConsentAsked: false,
  };
};
