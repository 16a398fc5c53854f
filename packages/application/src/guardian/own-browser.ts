import type { GuardianRequest } from '@palmares/db/accounts';

/** Traces of the athlete in the browser that sent the request. */
export interface Browser {
  /** Id of the guardian request that was made in this browser, if any. */
  readonly ownRequest: string | undefined;
  /** Id of the athlete who is logged in here, if any. */
  readonly sessionOf: string | undefined;
}

/**
 * True if the athlete made the request in this browser or is logged in here, so an answer does not count as a
 * guardian's.
 */
export const isAthletes = (
  { ownRequest, sessionOf }: Browser,
  { requestId, athleteId }: Pick<GuardianRequest, 'requestId' | 'athleteId'>,
): boolean => ownRequest === requestId || (athleteId !== null && sessionOf === athleteId);
