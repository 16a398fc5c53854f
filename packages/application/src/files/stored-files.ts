import type { OwnFile } from '@palmares/db/files';
import { everyFile, type FileSize, type FileStore, parseFileKey } from '@palmares/files';

export interface StoredFile {
  readonly file: OwnFile;
  /** The sizes that the store has, in no particular order. */
  readonly sizes: readonly FileSize[];
}

/** Lists every file whose bytes are in the store. */
export const storedFiles = async (store: FileStore): Promise<readonly StoredFile[]> => {
  const found = new Map<string, { readonly file: OwnFile; readonly sizes: FileSize[] }>();
  for await (const key of store.keys(everyFile)) {
    const name = parseFileKey(key);
    if (!name) continue;
    const { size, ...file } = name;
    const known = found.get(`${file.athleteId} ${file.fileId}`);
    if (known) known.sizes.push(size);
    else found.set(`${file.athleteId} ${file.fileId}`, { file, sizes: [size] });
  }
  return [...found.values()];
};
