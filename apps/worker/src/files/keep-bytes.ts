import type { OwnFile } from '@palmares/db/files';
import type { FileType } from '@palmares/domain/files';
import { type FileSize, type FileStore, fileKey } from '@palmares/files';

export interface KeptBytes {
  readonly size: FileSize;
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

/** Writes the bytes to keep of a file, each size under its own key. Writing them again replaces them. */
export const keepBytes = async (store: FileStore, file: OwnFile, kept: readonly KeptBytes[]): Promise<void> => {
  for (const { size, type, bytes } of kept)
    await store.write(fileKey({ ...file, size }), bytes, { type, atMost: bytes.length });
};
