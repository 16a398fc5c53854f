import type { GuardianRequest } from '@palmares/db/accounts';

/** What identifies the athlete's own browser. */
export interface Browser {
  /** The request that was made in it, if one was. */
  readonly ownRequest: string | undefined;
  /** Whose session it has, if it has one. */
  readonly sessionOf: string | undefined;
}

/** True if the athlete asked in this browser, or is logged in: what is said there does not count as a guardian's. */
export const isAthletes = (
  { ownRequest, sessionOf }: Browser,
  { requestId, athleteId }: Pick<GuardianRequest, 'requestId' | 'athleteId'>,
): boolean => ownRequest === requestId || (athleteId !== null && sessionOf === athleteId);
