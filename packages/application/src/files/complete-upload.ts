import type { Database } from '@palmares/db';
import { filesInProcess, markReceived } from '@palmares/db/files';
import type { Jobs } from '@palmares/db/jobs';
import type { AthleteActor } from '../actor.ts';

export interface CompleteUploadInput {
  readonly fileId: string;
  /** The number of bytes that arrived. */
  readonly bytes: number;
  readonly claim: Date;
}

export interface CompleteUploadDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Hands a file whose bytes are stored to the worker. Returns false if the claim was lost or the file is gone. */
export const completeUpload = (
  { database: { kysely }, jobs }: CompleteUploadDeps,
  { athleteId }: AthleteActor,
  { fileId, bytes, claim }: CompleteUploadInput,
): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    const received = await markReceived(tx, { athleteId, fileId, bytes, claim });
    if (!received) return false;
    // Each athlete's first file is processed before anyone's second.
    const priority = 1 - (await filesInProcess(tx, athleteId));
    await jobs.enqueue(tx, 'process-file', { athleteId, fileId }, { key: fileId, priority });
    return true;
  });
