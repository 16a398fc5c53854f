import { BackupUnusable } from './backup-unusable.ts';
import type { Manifest, Measure } from './manifest.ts';
import { measureFile } from './measured.ts';
import { tableFile } from './table-files.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Throws {@link BackupUnusable} unless the file has these bytes. */
export const checkFile = async (path: string, expected: Measure, onBytes?: (bytes: number) => void): Promise<void> => {
  const found = await measureFile(path, onBytes).catch((error: unknown) => {
    throw isMissing(error) ? new BackupUnusable(`${path} is missing`) : error;
  });
  if (found.bytes < expected.bytes)
    throw new BackupUnusable(`${path} is cut off: it has ${found.bytes} of ${expected.bytes} bytes`);
  if (found.sha256 !== expected.sha256) throw new BackupUnusable(`${path} was changed after the backup was made`);
};

/** Reads every table's file. Throws {@link BackupUnusable} on one that is missing, cut off or changed. */
export const checkTables = async (
  folder: string,
  { tables }: Pick<Manifest, 'tables'>,
  onBytes?: (bytes: number) => void,
): Promise<void> => {
  for (const table of tables) await checkFile(tableFile(folder, table), table, onBytes);
};
