import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../app-router.server.ts';

type Session = NonNullable<inferRouterOutputs<AppRouter>['account']['session']>;

/**
 * Returns the session that the server last reported, so that the editor opens offline; null if none is known. It proves
 * nothing: the server checks the session's own cookie. New terms and consent are asked for once the server can be
 * reached.
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
