import type { Database } from '../database.ts';
import { type CheckRoots, checkRoots } from '../roots/check-roots.ts';
import { movedHeads, movedShards } from '../roots/moved-heads.ts';
import { headsInRoot, type ProvenRoot, proveRoot, UnfitRoot } from '../roots/read-root.ts';
import { dayNumber, rootDates, rootFile } from '../roots/root-folder.ts';
import type { RootHead } from '../roots/root-lines.ts';
import { type StreamId, shardOf, streamIdIn, subjectOf } from '../stream.ts';
import { type Faults, faultyStreams, joinFaults, noFaults, ofChains, ofRoots } from './faults.ts';
import { shardsIn, slotOf } from './slots.ts';
import { verifyHistory } from './verify-history.ts';

export type Roots = Pick<CheckRoots, 'folder' | 'publicKeys' | 'since'>;

/** Number of newest roots that are compared in full each day. */
const RECENT = 2;
/** Number of streams per pass over the roots. */
const STREAMS_AT_ONCE = 100_000;

const provenOrNull = ({ folder, publicKeys }: Roots, date: string): Promise<ProvenRoot | null> =>
  proveRoot(rootFile(folder, date), date, publicKeys).catch((error: unknown) => {
    if (error instanceof UnfitRoot) return null;
    throw error;
  });

/** Yields the heads that a root holds, then those of the streams that moved after its horizon. */
async function* headsMoved(
  { kysely }: Database,
  { folder }: Roots,
  { header: { date, upTo } }: ProvenRoot,
): AsyncGenerator<readonly RootHead[]> {
  yield* headsInRoot(rootFile(folder, date));
  if (!upTo) return;
  for (const shard of await movedShards(kysely, upTo))
    for await (const { heads } of movedHeads(kysely, shard, { after: upTo, horizon: upTo })) yield heads;
}

async function* batchesOf(
  pages: AsyncIterable<readonly RootHead[]>,
  also: Iterable<string>,
): AsyncGenerator<ReadonlySet<StreamId>> {
  let batch = new Set<StreamId>();
  for (const stream of also) batch.add(streamIdIn(stream));
  for await (const page of pages) {
    for (const { stream } of page) batch.add(streamIdIn(stream));
    if (batch.size < STREAMS_AT_ONCE) continue;
    yield batch;
    batch = new Set();
  }
  if (batch.size > 0) yield batch;
}

async function* nothing(): AsyncGenerator<readonly RootHead[]> {}

/**
 * Proves the chains of streams and what every root says about them: the last root that names a stream may be an old
 * one.
 */
const proveStreams = async (database: Database, roots: Roots, streams: ReadonlySet<StreamId>): Promise<Faults> => {
  const wanted: ReadonlySet<string> = streams;
  return joinFaults(
    ofChains(await verifyHistory(database, { only: streams })),
    ofRoots(await checkRoots(database, { ...roots, only: (stream) => wanted.has(stream) })),
  );
};

const proveShards = async (database: Database, roots: Roots, shards: ReadonlySet<number>): Promise<Faults> => {
  if (shards.size === 0) return noFaults;
  const isIn = (stream: string) => shards.has(shardOf(subjectOf(streamIdIn(stream))));
  return joinFaults(
    ofChains(await verifyHistory(database, { shards })),
    ofRoots(await checkRoots(database, { ...roots, only: isIn })),
  );
};

/** Dates of the roots with a fault; for a missing root, the date of the next one, which names it. */
const faultyDates = (all: readonly string[], { files }: Faults): readonly string[] =>
  files.flatMap(({ date }) => all.find((other) => other >= date) ?? []);

/**
 * Proves the daily part: the two newest roots, the event counts, the streams that moved and the known faults. If the
 * day's root holds all heads, there is nothing to start from, so everything is proved: `whole`.
 */
export const proveDay = async (
  database: Database,
  roots: Roots,
  known: Faults,
  today: string,
): Promise<{ readonly faults: Faults; readonly whole: boolean }> => {
  const newest = await provenOrNull(roots, today);
  if (newest?.header.whole) {
    const chains = ofChains(await verifyHistory(database));
    return { faults: joinFaults(chains, ofRoots(await checkRoots(database, roots))), whole: true };
  }
  const all = await rootDates(roots.folder);
  const dates = [...all.slice(-RECENT), ...faultyDates(all, known)];
  const recent = ofRoots(await checkRoots(database, { ...roots, dates }));
  let faults = joinFaults(recent, await proveShards(database, roots, new Set(recent.shards.map(({ shard }) => shard))));
  const moved = newest ? headsMoved(database, roots, newest) : nothing();
  for await (const streams of batchesOf(moved, faultyStreams(joinFaults(known, faults))))
    faults = joinFaults(faults, await proveStreams(database, roots, streams));
  return { faults, whole: false };
};

/** Rechecks everything that has a known fault. */
export const proveNamed = async (database: Database, roots: Roots, known: Faults): Promise<Faults> => {
  const all = await rootDates(roots.folder);
  const dates = [...faultyDates(all, known), ...(known.shards.length > 0 ? all.slice(-1) : [])];
  const streams = new Set([...faultyStreams(known)].map(streamIdIn));
  return joinFaults(
    ofRoots(await checkRoots(database, { ...roots, dates })),
    await proveStreams(database, roots, streams),
  );
};

/** Proves a thirtieth of all chains, and of all roots except the two newest, which the daily part covers. */
export const proveSlot = async (database: Database, roots: Roots, slot: number): Promise<Faults> => {
  const older = (await rootDates(roots.folder)).slice(0, -RECENT);
  const dates = older.filter((date) => slotOf(dayNumber(date)) === slot);
  return joinFaults(
    ofChains(await verifyHistory(database, { shards: shardsIn(slot) })),
    ofRoots(await checkRoots(database, { ...roots, dates })),
  );
};
