import type { FileFault, RootsVerdict, StreamFault } from '../roots/check-roots.ts';
import type { ShardFault } from '../roots/event-totals.ts';
import { MAX_NAMED } from './max-named.ts';
import type { HistoryFault, HistoryVerdict } from './verify-history.ts';

/** The faults found, one entry per stream, root and shard. */
export interface Faults {
  /** Streams whose hash chain is broken. */
  readonly chains: readonly HistoryFault[];
  /** Streams that differ from what was signed. */
  readonly streams: readonly StreamFault[];
  /** Roots that cannot be verified. */
  readonly files: readonly FileFault[];
  /** Shards whose number of events differs from the signed one. */
  readonly shards: readonly ShardFault[];
  /** Number of further faults that were found but not kept. */
  readonly unnamed: number;
}

export const noFaults: Faults = { chains: [], streams: [], files: [], shards: [], unnamed: 0 };

export const countFaults = ({ chains, streams, files, shards, unnamed }: Faults): number =>
  chains.length + streams.length + files.length + shards.length + unnamed;

export const ofChains = ({ faults, unnamed }: HistoryVerdict): Faults => ({ ...noFaults, chains: faults, unnamed });

export const ofRoots = ({ streams, files, shards, unnamed }: RootsVerdict): Faults => ({
  ...noFaults,
  streams,
  files,
  shards,
  unnamed,
});

/** Merges faults with the same key, the later one winning; keeps a limited number and counts the rest as `left`. */
const joined = <Fault>(faults: readonly Fault[], about: (fault: Fault) => string | number) => {
  const all = [...new Map(faults.map((fault) => [about(fault), fault])).values()];
  return { kept: all.slice(0, MAX_NAMED), left: Math.max(0, all.length - MAX_NAMED) };
};

export const joinFaults = (...given: readonly Faults[]): Faults => {
  const chains = joined(
    given.flatMap((faults) => faults.chains),
    ({ stream }) => stream,
  );
  const streams = joined(
    given.flatMap((faults) => faults.streams),
    ({ stream }) => stream,
  );
  const files = joined(
    given.flatMap((faults) => faults.files),
    ({ date }) => date,
  );
  const shards = joined(
    given.flatMap((faults) => faults.shards),
    ({ shard }) => shard,
  );
  const unnamed = given.reduce((sum, faults) => sum + faults.unnamed, 0);
  return {
    chains: chains.kept,
    streams: streams.kept,
    files: files.kept,
    shards: shards.kept,
    unnamed: unnamed + chains.left + streams.left + files.left + shards.left,
  };
};

/** Returns the faults that are not among the earlier ones. */
export const faultsWithout = (faults: Faults, earlier: Faults): Faults => {
  const isNew =
    <Fault>(known: readonly Fault[], about: (fault: Fault) => string | number) =>
    (fault: Fault): boolean =>
      !known.some((other) => about(other) === about(fault));
  return {
    chains: faults.chains.filter(isNew(earlier.chains, ({ stream }) => stream)),
    streams: faults.streams.filter(isNew(earlier.streams, ({ stream }) => stream)),
    files: faults.files.filter(isNew(earlier.files, ({ date }) => date)),
    shards: faults.shards.filter(isNew(earlier.shards, ({ shard }) => shard)),
    unnamed: Math.max(0, faults.unnamed - earlier.unnamed),
  };
};

/** Returns the streams that any fault names. */
export const faultyStreams = ({ chains, streams }: Faults): ReadonlySet<string> =>
  new Set([...chains, ...streams].map(({ stream }) => stream));
