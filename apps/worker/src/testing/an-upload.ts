import type { Database } from '@palmares/db';
import { claimUpload, insertFile, markReceived, type OwnFile } from '@palmares/db/files';
import type { FileKind } from '@palmares/domain/files';
import { type FileStore, fileKey } from '@palmares/files';

interface Upload {
  readonly athleteId: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/** A file whose bytes have arrived and wait to be processed. */
export const anUpload = async ({ kysely }: Database, store: FileStore, upload: Upload): Promise<OwnFile> => {
  const { athleteId, kind, bytes } = upload;
  const announced = Math.max(1, bytes.length);
  const fileId = await kysely
    .transaction()
    .execute((tx) => insertFile(tx, { athleteId, kind, name: 'as it was called', bytes: announced }));
  const file = { athleteId, fileId };
  const claim = await claimUpload(kysely, file, 60);
  if (!claim) throw new Error('A new file could not be claimed');
  await store.write(fileKey({ ...file, size: 'upload' }), bytes, { type: 'image/jpeg', atMost: bytes.length });
  await kysely.transaction().execute((tx) => markReceived(tx, { ...file, bytes: announced, claim }));
  return file;
};
