import { createHash } from 'node:crypto';
import { SHARDS } from '../stream.ts';
import type { Horizon } from './horizon.ts';
import {
  anyText,
  base64,
  date,
  decimal,
  exactly,
  hex,
  listOf,
  moment,
  objectOf,
  orNull,
  type Shape,
  truth,
  wholeFrom,
} from './shapes.ts';

export const FORMAT = 'palmares-root/2';

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
  /** True: it holds the heads of all streams. False: of those that moved since the root before. */
  readonly whole: boolean;
  /** The last event that was read; null while there was none. */
  readonly upTo: Horizon | null;
  readonly publicKey: string;
}

const isHorizon = objectOf({
  shard: wholeFrom(0),
  incarnation: wholeFrom(0),
  transactionId: decimal,
  position: wholeFrom(0),
  hash: base64,
});

const isHeader = objectOf({
  format: exactly(FORMAT),
  date,
  at: moment,
  previous: orNull(objectOf({ date, sha256: hex })),
  whole: truth,
  upTo: orNull(isHorizon),
  publicKey: base64,
});

/** Throws for a line that is not a root's first. */
export const readHeader = (line: string): RootHeader => {
  const header: unknown = JSON.parse(line);
  if (!isHeader(header)) throw new Error('Not the header of a root');
  return header;
};

/** The last line. */
export interface RootSeal {
  /** How many heads there are. */
  readonly streams: number;
  /** For each shard, how many events it has up to the horizon. */
  readonly events: readonly number[];
  /** What all lines before it hash to, then `events` as a line of its own, each with its line break. */
  readonly root: string;
  readonly signature: string;
}

const isTotals: Shape<readonly number[]> = listOf(wholeFrom(Number.MIN_SAFE_INTEGER), SHARDS);
const isSeal = objectOf({ streams: wholeFrom(0), events: isTotals, root: hex, signature: base64 });

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
    /** Ends it. */
    root: (events: readonly number[]): string => hash.update(`${JSON.stringify(events)}\n`).digest('hex'),
  };
};
