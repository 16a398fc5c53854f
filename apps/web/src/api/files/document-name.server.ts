import type { FileRow } from '@palmares/db/files';
import { newestPortfolio } from '@palmares/db/read-models';
import type { Services } from '../transport/services.server.ts';

/** Returns the athlete's current name for a document, or its original name if no section refers to it. */
export const documentName = async (
  { log }: Pick<Services, 'log'>,
  { id, athleteId, name }: FileRow,
): Promise<string> => {
  const { sections } = await newestPortfolio(log, athleteId);
  return sections['academic-documents'].content.documents.find((document) => document.id === id)?.name ?? name;
};
