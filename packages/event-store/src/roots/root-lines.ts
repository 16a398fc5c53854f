import { createHash } from 'node:crypto';
import { SHARDS } from '../stream.ts';
import type { Horizon } from './horizon.ts';
import {
  anyText,
  base64,
  bool,
  date,
  decimal,
  exactly,
  hex,
  integerFrom,
  listOf,
  moment,
  objectOf,
  orNull,
  type Shape,
} from './shapes.ts';

export const FORMAT = 'palmares-root/2';

/** A stream's version and hash at the time of signing. */
export interface RootHead {
  readonly stream: string;
  readonly version: number;
  /** Hash in base64. */
  readonly hash: string;
}

export interface RootHeader {
  readonly format: typeof FORMAT;
  readonly date: string;
  readonly at: string;
  /** The previous root and its file's sha256; null for the first. */
  readonly previous: { readonly date: string; readonly sha256: string } | null;
  /** True if it holds the heads of all streams, false if only of those that moved since the previous root. */
  readonly whole: boolean;
  /** The last event that was read; null if there was none. */
  readonly upTo: Horizon | null;
  readonly publicKey: string;
}

const isHorizon = objectOf({
  shard: integerFrom(0),
  incarnation: integerFrom(0),
  transactionId: decimal,
  position: integerFrom(0),
  hash: base64,
});

const isHeader = objectOf({
  format: exactly(FORMAT),
  date,
  at: moment,
  previous: orNull(objectOf({ date, sha256: hex })),
  whole: bool,
  upTo: orNull(isHorizon),
  publicKey: base64,
});

/** Throws if the line is not a root's header. */
export const readHeader = (line: string): RootHeader => {
  const header: unknown = JSON.parse(line);
  if (!isHeader(header)) throw new Error('Not the header of a root');
  return header;
};

/** The last line of a root. */
export interface RootSeal {
  /** Number of heads. */
  readonly streams: number;
  /** Event count per shard up to the horizon. */
  readonly events: readonly number[];
  /** Hash of all lines before it, followed by `events` as one more line, each with its line break. */
  readonly root: string;
  readonly signature: string;
}

const isTotals: Shape<readonly number[]> = listOf(integerFrom(Number.MIN_SAFE_INTEGER), SHARDS);
const isSeal = objectOf({ streams: integerFrom(0), events: isTotals, root: hex, signature: base64 });

/** Returns undefined for a line of another shape; throws if it is not JSON. */
export const readSeal = (line: string): RootSeal | undefined => {
  const seal: unknown = JSON.parse(line);
  return isSeal(seal) ? seal : undefined;
};

const isVersion = integerFrom(1);

export const writeHead = ({ stream, version, hash }: RootHead): string => JSON.stringify([stream, version, hash]);

export const readHead = (line: string): RootHead => {
  const head: unknown = JSON.parse(line);
  const [stream, version, hash, ...more]: readonly unknown[] = Array.isArray(head) ? head : [];
  if (!anyText(stream) || !isVersion(version) || !base64(hash) || more.length > 0)
    throw new Error('Not a head of a root');
  return { stream, version, hash };
};

/** Returns the text to sign. The prefix keeps a signature of something else from passing as a root's. */
export const signedText = (root: string): string => `${FORMAT} ${root}`;

export const runningRoot = () => {
  const hash = createHash('sha256');
  return {
    add(line: string): void {
      hash.update(line).update('\n');
    },
    /** Ends the hash and returns it. */
    root: (events: readonly number[]): string => hash.update(`${JSON.stringify(events)}\n`).digest('hex'),
  };
};
