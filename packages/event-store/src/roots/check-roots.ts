import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { kindOf, type StreamId, shardOf, subjectOf } from '../stream.ts';
import { headsInRoot, proveRoot, type RootFileFault, UnfitRoot } from './read-root.ts';
import { rootDates, rootFile, sha256OfFile } from './root-folder.ts';
import type { RootHead } from './root-lines.ts';

/** A stream whose chain today does not lead through what was signed that day. */
export interface StreamFault {
  readonly stream: string;
  readonly date: string;
  /** How far the stream had come that day. */
  readonly version: number;
  /** `shorter`: that version is gone. `rewritten`: it has another hash, so it or one before it is another event. */
  readonly fault: 'shorter' | 'rewritten';
  /** The last version that an earlier root holds and the stream still has: what does not fit comes after it. */
  readonly intactTo: number;
}

export interface FileFault {
  readonly date: string;
  readonly fault: RootFileFault;
}

export interface RootsVerdict {
  readonly roots: number;
  readonly oldest: string | null;
  readonly newest: string | null;
  /** Heads that were compared with the database; one that did not change from root to root counts once. */
  readonly heads: number;
  readonly files: readonly FileFault[];
  readonly streams: readonly StreamFault[];
}

export interface CheckRoots {
  readonly folder: string;
  /** Whose signature counts, in base64. */
  readonly publicKeys: readonly string[];
  /** Only this subject's streams. */
  readonly subjectId?: string;
  /** Only roots of this date or later. */
  readonly since?: string;
  readonly onProgress?: (done: number, of: number) => void;
}

interface Stored {
  readonly stream: string;
  readonly version: number;
  readonly hash: Buffer | null;
}

/** As the log is partitioned. */
const SHARDS_A_PARTITION = 16;

const shardOfStream = (stream: string): number => {
  // Throws for what is no stream: such a line was signed, so it is not ours to guess.
  kindOf(stream as StreamId);
  return shardOf(subjectOf(stream as StreamId));
};

/** A question for each partition: where its bounds are constants, Postgres looks into that one alone. */
const storedAt = async ({ kysely }: Database, heads: readonly RootHead[]): Promise<readonly Stored[]> => {
  const stored: Stored[] = [];
  const partitionOf = ({ stream }: RootHead) => Math.floor(shardOfStream(stream) / SHARDS_A_PARTITION);
  for (const [partition, inPartition = []] of Map.groupBy(heads, partitionOf)) {
    const first = partition * SHARDS_A_PARTITION;
    const { rows } = await sql<Stored>`
      select h.stream, h.version, e.hash
      from unnest(
        ${inPartition.map(({ stream }) => shardOfStream(stream))}::smallint[],
        ${inPartition.map(({ stream }) => stream)}::text[], ${inPartition.map(({ version }) => version)}::bigint[]
      ) as h (shard, stream, version)
      left join events e on e.shard between ${first}::smallint and ${first + SHARDS_A_PARTITION - 1}::smallint
        and e.shard = h.shard and e.stream = h.stream and e.version = h.version
    `.execute(kysely);
    stored.push(...rows);
  }
  return stored;
};

/** Follows the roots from the oldest: what a stream was compared with last, and how far it held. */
const streamComparison = (database: Database) => {
  const compared = new Map<string, { readonly version: number; readonly hash: string }>();
  const intactTo = new Map<string, number>();
  const faulty = new Set<string>();
  const faults: StreamFault[] = [];
  let heads = 0;

  return {
    faults,
    get heads() {
      return heads;
    },
    async compare(date: string, page: readonly RootHead[]): Promise<void> {
      const changed = page.filter(({ stream, version, hash }) => {
        const before = compared.get(stream);
        return !faulty.has(stream) && (before?.version !== version || before.hash !== hash);
      });
      if (changed.length === 0) return;
      const signed = new Map(changed.map((head) => [head.stream, head]));
      for (const { stream, version, hash } of await storedAt(database, changed)) {
        const expected = signed.get(stream);
        if (!expected) continue;
        heads += 1;
        if (hash?.toString('base64') === expected.hash) {
          compared.set(stream, expected);
          intactTo.set(stream, version);
          continue;
        }
        faulty.add(stream);
        const fault = hash ? 'rewritten' : 'shorter';
        faults.push({ stream, date, version, fault, intactTo: intactTo.get(stream) ?? 0 });
      }
    },
  };
};

/**
 * Compares every root with the database and with the root before it. Each root's heads have to be on the streams'
 * chains of today: streams only ever grow. The first root that a stream does not fit is the one that is told.
 */
export const checkRoots = async (
  database: Database,
  { folder, publicKeys, subjectId, since, onProgress }: CheckRoots,
): Promise<RootsVerdict> => {
  const all = await rootDates(folder);
  const dates = since === undefined ? all : all.filter((date) => date >= since);
  const known = new Set(all);
  const comparison = streamComparison(database);
  const files: FileFault[] = [];

  const checkFile = async (date: string, before: string | undefined): Promise<void> => {
    const file = rootFile(folder, date);
    const header = await proveRoot(file, publicKeys);
    if (header.date !== date) throw new UnfitRoot('of another date');
    const { previous } = header;
    if (previous && !known.has(previous.date)) files.push({ date: previous.date, fault: 'missing' });
    else if (
      previous?.date !== before ||
      (previous && (await sha256OfFile(rootFile(folder, previous.date))) !== previous.sha256)
    )
      files.push({ date, fault: 'does not follow the one before' });
    for await (const page of headsInRoot(file, subjectId)) await comparison.compare(date, page);
  };

  for (const [index, date] of dates.entries()) {
    const before = all[all.indexOf(date) - 1];
    try {
      await checkFile(date, before);
    } catch (error) {
      if (!(error instanceof UnfitRoot)) throw error;
      files.push({ date, fault: error.fault });
    }
    onProgress?.(index + 1, dates.length);
  }
  const { heads, faults: streams } = comparison;
  return { roots: dates.length, oldest: dates[0] ?? null, newest: dates.at(-1) ?? null, heads, files, streams };
};
