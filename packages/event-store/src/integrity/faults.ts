import type { FileFault, RootsVerdict, StreamFault } from '../roots/check-roots.ts';
import type { ShardFault } from '../roots/event-totals.ts';
import { MOST_NAMED } from './most-named.ts';
import type { HistoryFault, HistoryVerdict } from './verify-history.ts';

/** What does not hold, one entry for each stream, root and shard. */
export interface Faults {
  /** Streams whose events do not lead from one to the next. */
  readonly chains: readonly HistoryFault[];
  /** Streams that are not what was signed. */
  readonly streams: readonly StreamFault[];
  /** Roots that prove nothing. */
  readonly files: readonly FileFault[];
  /** Shards that do not have as many events as were counted. */
  readonly shards: readonly ShardFault[];
  /** Further ones that were found and not kept. */
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

/** The later of two that are about the same wins; keeps so many, and says how many are left. */
const joined = <Fault>(faults: readonly Fault[], about: (fault: Fault) => string | number) => {
  const all = [...new Map(faults.map((fault) => [about(fault), fault])).values()];
  return { kept: all.slice(0, MOST_NAMED), left: Math.max(0, all.length - MOST_NAMED) };
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

/** Those that are not among the earlier ones. */
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

/** The streams that are named with a fault. */
export const faultyStreams = ({ chains, streams }: Faults): ReadonlySet<string> =>
  new Set([...chains, ...streams].map(({ stream }) => stream));
