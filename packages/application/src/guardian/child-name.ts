import type { EventLog } from '@palmares/db/event-store';
import { isSameFirstName } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';

/**
 * True for the athlete's current first name and for the one at sign-up, which the guardian agreed to, so that a rename
 * cannot prevent a withdrawal.
 */
export const isNameOfAthlete = async (log: EventLog, athleteId: string, typed: string): Promise<boolean> => {
  const folded = await log.foldPast(streamOf('portfolio', athleteId), portfolioDecider, 1);
  return [folded?.past.state.athlete, folded?.present.state.athlete].some(
    (athlete) => athlete && isSameFirstName(typed, athlete.firstName),
  );
};
