import type { EventLog } from '@palmares/db/event-store';
import type { OwnFile } from '@palmares/db/files';
import { newestPortfolio } from '@palmares/db/read-models';
import type { Crop } from '@palmares/domain/files';

/** The newest crop of a picture; undefined if the athlete shows another picture or none. Throws `KeyDestroyed`. */
export const chosenCrop = async (log: EventLog, { athleteId, fileId }: OwnFile): Promise<Crop | undefined> => {
  const { sections } = await newestPortfolio(log, athleteId);
  const { content } = sections['profile-picture'];
  return content.fileId === fileId ? (content.crop ?? undefined) : undefined;
};
