import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@palmares/db';
import { type FileRow, fileOf, type OwnFile } from '@palmares/db/files';
import { Problem } from '../../output.ts';

const BETWEEN_LOOKS_MS = 200;

const rowOf = async ({ kysely }: Database, file: OwnFile): Promise<FileRow> => {
  const row = await fileOf(kysely, file);
  if (!row) throw new Problem(`the file ${file.fileId} of the demo was removed; run this again`);
  if (row.refusal !== null) throw new Problem(`the demo’s file ${row.name} was refused: ${row.refusal}`);
  return row;
};

/**
 * Waits until the worker has checked the files, at most `timeoutMs`. Returns their rows, in the same order; those that
 * wait for the worker are still `processing`. Throws {@link Problem} if one was refused.
 */
export const waitUntilProcessed = async (
  database: Database,
  files: readonly OwnFile[],
  timeoutMs: number,
): Promise<readonly FileRow[]> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const rows: FileRow[] = [];
    for (const file of files) rows.push(await rowOf(database, file));
    if (!rows.some(({ state }) => state === 'processing') || performance.now() >= deadline) return rows;
    await pause(BETWEEN_LOOKS_MS);
  }
};
