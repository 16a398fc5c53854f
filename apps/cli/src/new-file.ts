import { rm, writeFile } from 'node:fs/promises';
import { exitCodes, Problem } from './output.ts';

/** Writes personal data to a new file that only its owner can read. Refuses to overwrite one, and leaves no part of one. */
export const writeNew = async (file: string, body: string | AsyncIterable<Uint8Array>): Promise<void> => {
  try {
    await writeFile(file, body, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Problem(`${file} exists already; pass another file`, exitCodes.usage, { cause: error });
    await rm(file, { force: true });
    throw error;
  }
};
