import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';

const line = z.object({ athleteId: z.uuid(), erasedAt: z.iso.datetime(), reason: z.string() });
export type LedgerEntry = z.infer<typeof line>;

/**
 * Who was erased, kept outside the database: a restored backup brings erased athletes back, and this
 * says whom to erase again before anything opens. Ids and reasons only.
 */
export const appendToLedger = async (file: string, entry: LedgerEntry): Promise<void> => {
  const written = await readLedger(file);
  if (written.some(({ athleteId }) => athleteId === entry.athleteId)) return;
  await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
};

/** Empty when there is no ledger yet; throws on a line that is not an entry. */
export const readLedger = async (file: string): Promise<readonly LedgerEntry[]> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((json) => line.parse(JSON.parse(json)));
};
