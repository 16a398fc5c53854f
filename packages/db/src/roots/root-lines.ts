import { createHash } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 'palmares-root/1';

/** Where a stream's chain had come to. */
export interface RootHead {
  readonly stream: string;
  readonly version: number;
  /** In base64. */
  readonly hash: string;
}

export const headerLine = z.object({
  format: z.literal(FORMAT),
  date: z.iso.date(),
  at: z.iso.datetime(),
  /** The root before this one and its file's sha256; null for the first. */
  previous: z.object({ date: z.iso.date(), sha256: z.hex() }).nullable(),
  publicKey: z.base64(),
});
export type RootHeader = z.infer<typeof headerLine>;

const headLine = z.tuple([z.string(), z.int().positive(), z.base64()]);

/** The last line: what all lines before it, each with its line break, hash to, and the signature of that. */
export const sealLine = z.object({ streams: z.int().nonnegative(), root: z.hex(), signature: z.base64() });
export type RootSeal = z.infer<typeof sealLine>;

export const writeHead = ({ stream, version, hash }: RootHead): string => JSON.stringify([stream, version, hash]);

export const readHead = (line: string): RootHead => {
  const [stream, version, hash] = headLine.parse(JSON.parse(line));
  return { stream, version, hash };
};

/** What is signed, so that a signature of something else is never one of a root. */
export const signedText = (root: string): string => `${FORMAT} ${root}`;

export const runningRoot = () => {
  const hash = createHash('sha256');
  return {
    add(line: string): void {
      hash.update(line).update('\n');
    },
    root: (): string => hash.digest('hex'),
  };
};
