import { readyFiles } from '@palmares/db/files';
import { portfolioMoment } from '@palmares/db/read-models';
import { filesOfSection, type SectionName, type SectionState } from '@palmares/domain/portfolio';
import type { Services } from '../transport/services.server.ts';

export interface HistoryMoment {
  /** When that version was recorded. */
  readonly at: Date;
  readonly then: SectionState;
  readonly now: SectionState;
  /** Ids of files in `then` that no longer exist. */
  readonly missingFiles: readonly string[];
}

interface MomentRequest {
  readonly athleteId: string;
  readonly version: number;
  readonly section: SectionName;
}

/** A section as of a version of the portfolio, and as it is now; null if there is no such version. */
export const historyMoment = async (
  { database, log }: Pick<Services, 'database' | 'log'>,
  { athleteId, version, section }: MomentRequest,
): Promise<HistoryMoment | null> => {
  const moment = await portfolioMoment(log, athleteId, version);
  if (!moment) return null;
  const { at, past, present } = moment;
  const referred = filesOfSection({ sections: past }, section);
  const kept = referred.length > 0 ? await readyFiles(database.kysely, athleteId) : [];
  return {
    at,
    // biome-ignore lint/suspicious/noThenProperty: no function, so nothing takes the answer for a promise
    then: past[section],
    now: present[section],
    missingFiles: referred.filter((fileId) => !kept.some(({ id }) => id === fileId)),
  };
};
