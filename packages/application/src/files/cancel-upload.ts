import type { Database } from '@palmares/db';
import { deleteUnused } from '@palmares/db/files';
import type { Jobs } from '@palmares/db/jobs';
import { accepted, type Outcome } from '@palmares/domain/kernel';
import type { AthleteActor } from '../actor.ts';

export interface CancelUploadDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Removes a file that no section has ever referred to; a job removes its bytes. Cancelling any other file is a no-op.
 */
export const cancelUpload = async (
  { database: { kysely }, jobs }: CancelUploadDeps,
  { athleteId }: AthleteActor,
  { fileId }: { readonly fileId: string },
): Promise<Outcome<null>> => {
  const file = { athleteId, fileId };
  await kysely.transaction().execute(async (tx) => {
    if (await deleteUnused(tx, file)) await jobs.enqueue(tx, 'remove-file', file, { key: fileId });
  });
  return accepted(null);
};
