/** True for the pages on which the plan is ended, which must be possible without accepting anything. */
const endsPlan = (path: string): boolean => /\/app\/athlete-plan(\/unsubscribe)?\/?$/.test(path);

interface Standing {
  readonly termsAccepted: boolean;
  readonly ownConsentAsked: boolean;
}

/**
 * Decides who may open a page of the app: returns the session, or the page at which to log in or agree first. That page
 * is given the address of this one as `next`.
 */
export const entryToApp = <Session extends Standing>(session: Session | null, path: string) => {
  if (!session) return { first: '/$lang/auth' } as const;
  if (endsPlan(path)) return { session };
  if (!session.termsAccepted) return { first: '/$lang/auth/new-terms' } as const;
  if (session.ownConsentAsked) return { first: '/$lang/auth/own-consent' } as const;
  return { session };
};
