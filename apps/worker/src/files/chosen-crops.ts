import type { EventLog } from '@palmares/db/event-store';
import type { OwnFile } from '@palmares/db/files';
import { newestPortfolio } from '@palmares/db/read-models';
import type { Crops } from '@palmares/files/pictures';

/** The newest crops of a picture; undefined if the athlete shows another picture or none. Throws `KeyDestroyed`. */
export const chosenCrops = async (log: EventLog, { athleteId, fileId }: OwnFile): Promise<Crops | undefined> => {
  const { sections } = await newestPortfolio(log, athleteId);
  const { content } = sections['profile-picture'];
  if (content.fileId !== fileId || !content.crop || !content.cardCrop) return undefined;
  return { square: content.crop, card: content.cardCrop };
};
