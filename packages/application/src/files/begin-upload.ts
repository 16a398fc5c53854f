import type { Database } from '@palmares/db';
import { insertFile, lockUploadRoom } from '@palmares/db/files';
import {
  ATHLETE_BYTES,
  type FileCode,
  type FileKind,
  fileLimits,
  fileName,
  KEPT_BYTES,
  WAITING_UPLOADS,
} from '@palmares/domain/files';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { AthleteActor } from '../actor.ts';

export interface BeginUploadInput {
  readonly kind: FileKind;
  /** The name on the device; stored as {@link fileName} cleans it. */
  readonly name: string;
  /** The announced size in bytes. */
  readonly bytes: number;
}

/** Announces one of the athlete's files. Its bytes go to {@link receiveUpload}. */
export const beginUpload = async (
  { database: { kysely } }: { readonly database: Database },
  { athleteId }: AthleteActor,
  { kind, name, bytes }: BeginUploadInput,
): Promise<Outcome<{ fileId: string }, Refusal<FileCode>>> => {
  if (bytes === 0) return refused('file_empty');
  if (bytes > fileLimits[kind].bytes) return refused('file_too_large', { params: { kind } });
  return kysely.transaction().execute(async (tx) => {
    const room = await lockUploadRoom(tx, athleteId);
    if (room.waiting >= WAITING_UPLOADS) return refused('file_too_many_waiting');
    if (room.bytes + bytes > ATHLETE_BYTES) return refused('file_quota');
    if (room.keptBytes + bytes > KEPT_BYTES) return refused('file_kept');
    return accepted({ fileId: await insertFile(tx, { athleteId, kind, name: fileName(name), bytes }) });
  });
};
