import type { EventLog } from '@palmares/db/event-store';
import { isSameFirstName } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';

/**
 * True for the first name that the guardian agreed to, which is that of the sign-up, and for today's: an athlete who
 * takes another name keeps nobody from withdrawing.
 */
export const isNameOfAthlete = async (log: EventLog, athleteId: string, typed: string): Promise<boolean> => {
  const folded = await log.foldPast(streamOf('portfolio', athleteId), portfolioDecider, 1);
  return [folded?.past.state.athlete, folded?.present.state.athlete].some(
    (athlete) => athlete && isSameFirstName(typed, athlete.firstName),
  );
};
