import type { FileRow } from '@palmares/db/files';
import { newestPortfolio } from '@palmares/db/read-models';
import type { Services } from '../transport/services.server.ts';

/** What the athlete calls a document now; a file that no section refers to keeps the name that it came with. */
export const documentName = async (
  { log }: Pick<Services, 'log'>,
  { id, athleteId, name }: FileRow,
): Promise<string> => {
  const { sections } = await newestPortfolio(log, athleteId);
  return sections['academic-documents'].content.documents.find((document) => document.id === id)?.name ?? name;
};
