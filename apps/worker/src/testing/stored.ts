import { buffer } from 'node:stream/consumers';
import type { OwnFile } from '@palmares/db/files';
import { athletePrefix, type FileSize, type FileStore, fileKey, parseFileKey } from '@palmares/files';

/** The sizes that the store has of a file, in alphabetical order. */
export const sizesOf = async (store: FileStore, { athleteId, fileId }: OwnFile): Promise<readonly FileSize[]> => {
  const sizes: FileSize[] = [];
  for await (const key of store.keys(athletePrefix(athleteId))) {
    const name = parseFileKey(key);
    if (name?.fileId === fileId) sizes.push(name.size);
  }
  return sizes.toSorted();
};

export const bytesOf = async (store: FileStore, file: OwnFile, size: FileSize): Promise<Buffer> =>
  buffer(await store.read(fileKey({ ...file, size })));
