import { createHash } from 'node:crypto';
import { anyText, base64, date, exactly, hex, moment, objectOf, orNull, wholeFrom } from './shapes.ts';

export const FORMAT = 'palmares-root/1';

/** Where a stream's chain had come to. */
export interface RootHead {
  readonly stream: string;
  readonly version: number;
  /** In base64. */
  readonly hash: string;
}

export interface RootHeader {
  readonly format: typeof FORMAT;
  readonly date: string;
  readonly at: string;
  /** The root before this one and its file's sha256; null for the first. */
  readonly previous: { readonly date: string; readonly sha256: string } | null;
  readonly publicKey: string;
}

const isHeader = objectOf({
  format: exactly(FORMAT),
  date,
  at: moment,
  previous: orNull(objectOf({ date, sha256: hex })),
  publicKey: base64,
});

/** Throws for a line that is not a root's first. */
export const readHeader = (line: string): RootHeader => {
  const header: unknown = JSON.parse(line);
  if (!isHeader(header)) throw new Error('Not the header of a root');
  return header;
};

/** The last line: what all lines before it, each with its line break, hash to, and the signature of that. */
export interface RootSeal {
  readonly streams: number;
  readonly root: string;
  readonly signature: string;
}

const isSeal = objectOf({ streams: wholeFrom(0), root: hex, signature: base64 });

/** Undefined for a line of another shape; throws for one that is not JSON. */
export const readSeal = (line: string): RootSeal | undefined => {
  const seal: unknown = JSON.parse(line);
  return isSeal(seal) ? seal : undefined;
};

const isVersion = wholeFrom(1);

export const writeHead = ({ stream, version, hash }: RootHead): string => JSON.stringify([stream, version, hash]);

export const readHead = (line: string): RootHead => {
  const head: unknown = JSON.parse(line);
  const [stream, version, hash, ...more]: readonly unknown[] = Array.isArray(head) ? head : [];
  if (!anyText(stream) || !isVersion(version) || !base64(hash) || more.length > 0)
    throw new Error('Not a head of a root');
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
