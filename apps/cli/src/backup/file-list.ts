import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupUnusable } from '@palmares/db/backup';
import { type FileKey, fileKey, parseFileKey } from '@palmares/files';
import { z } from 'zod';

const entry = z.strictObject({ key: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export interface ListedFile {
  readonly key: FileKey;
  readonly athleteId: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const listPath = (folder: string): string => join(folder, 'files.jsonl');

/** Laid out as the store's own folder is. */
export const bytesPath = (folder: string, key: FileKey): string => join(folder, 'files', key);

const parsed = (line: string): ListedFile | undefined => {
  try {
    const { key, ...measure } = entry.parse(JSON.parse(line));
    const name = parseFileKey(key);
    return name && { key: fileKey(name), athleteId: name.athleteId, ...measure };
  } catch {
    return undefined;
  }
};

/** Throws {@link BackupUnusable} on a line that names no file of a store. */
export async function* listedFiles(folder: string): AsyncGenerator<ListedFile> {
  for await (const line of createInterface({ input: createReadStream(listPath(folder)) })) {
    const file = parsed(line);
    if (!file) throw new BackupUnusable(`${listPath(folder)} has a line that names no file`);
    yield file;
  }
}
