import { TRPCClientError } from '@trpc/client';
import type { ApiClient } from '../../api/client.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import { forAccount } from '../../api/page-account.ts';
import { areTermsNeeded, isTimedOut } from '../../notices/error-status.ts';
import type { PortfolioPort, Trouble } from './portfolio-port.ts';

const troubleOf = (failure: unknown): Trouble => {
  if (isTimedOut(failure)) return 'timed_out';
  if (!(failure instanceof TRPCClientError) || !failure.data) return 'offline';
  if (areTermsNeeded(failure)) return 'new_terms';
  return isSignedOut(failure) ? 'signed_out' : 'failing';
};

/** Every call names the drafts' account, because the session may belong to another by now. */
export const portfolioPort = (client: ApiClient, athleteId: string): PortfolioPort => ({
  send: ({ commandId, ...edit }) => client.portfolio.editSection.mutate({ commandId, edit }, forAccount(athleteId)),
  sections: async () => (await client.portfolio.current.query(undefined, forAccount(athleteId))).sections,
  troubleOf,
});
