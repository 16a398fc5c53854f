import { claimUpload, type FileRow, fileOf, type OwnFile, releaseUpload } from '@palmares/db/files';
import type { FileCode } from '@palmares/domain/files';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { AthleteActor } from '../actor.ts';
import { type CompleteUploadDeps, completeUpload } from './complete-upload.ts';

/** Maximum seconds of an upload. The caller ends it earlier. */
export const UPLOAD_SECONDS = 300;
/** Seconds that a claim outlasts its upload, to store the last bytes. */
const SPARE_SECONDS = 60;

export interface UploadedBytes {
  /** Stores the body and returns its number of bytes. Throws if the body breaks off or exceeds `atMost`. */
  write(file: OwnFile, atMost: number): Promise<number>;
  /** Removing a missing file is a no-op. */
  remove(file: OwnFile): Promise<void>;
}

export interface UploadInput {
  readonly fileId: string;
  readonly upload: UploadedBytes;
  /** Called with why the claim could not be released; it then ends by itself, and changes nothing for this upload. */
  onNotReleased(failure: unknown): void;
}

export interface ReceivedUpload {
  readonly bytes: number;
}

/** `upload_closed`: the file was received before, or another upload of it is under way. */
export type UploadRefusal = Refusal<Extract<FileCode, 'file_empty' | 'file_unknown'> | 'upload_closed'>;

/** False once the file was accepted or refused, perhaps after another upload of it, or is gone. */
const needsUpload = (file: FileRow | undefined): boolean => file?.state === 'receiving' || file?.state === 'processing';

/** Receives the bytes of an announced file. After a failure, or an error from `write`, the upload may be repeated. */
export const receiveUpload = async (
  deps: CompleteUploadDeps,
  actor: AthleteActor,
  { fileId, upload, onNotReleased }: UploadInput,
): Promise<Outcome<ReceivedUpload, UploadRefusal>> => {
  const { kysely } = deps.database;
  const own = { athleteId: actor.athleteId, fileId };
  const file = await fileOf(kysely, own);
  if (!file) return refused('file_unknown');
  const claim = await claimUpload(kysely, own, UPLOAD_SECONDS + SPARE_SECONDS);
  if (!claim) return refused('upload_closed');
  try {
    const bytes = await upload.write(own, file.bytes);
    if (bytes > 0 && (await completeUpload(deps, actor, { fileId, bytes, claim }))) return accepted({ bytes });
    if (bytes === 0 || !needsUpload(await fileOf(kysely, own))) await upload.remove(own);
    return refused(bytes === 0 ? 'file_empty' : 'upload_closed');
  } finally {
    await releaseUpload(kysely, own, claim).catch(onNotReleased);
  }
};
