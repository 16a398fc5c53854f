import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { limited } from './limited.ts';

/** Writes a body into an open file as it arrives, and returns its number of bytes. Throws the body's errors. */
export const arrive = async (file: FileHandle, body: Readable | Uint8Array, atMost: number): Promise<number> => {
  let bytes = 0;
  for await (const part of limited(body, atMost)) {
    await file.writeFile(part);
    bytes += part.length;
  }
  return bytes;
};
