import type { Database } from '../database.ts';
import { MAX_NAMED } from '../integrity/max-named.ts';
import { streamIdIn, subjectOf } from '../stream.ts';
import { compareTotals, type ShardFault } from './event-totals.ts';
import { withIntactVersions } from './intact-versions.ts';
import { headsInRoot, type ProvenRoot, proveRoot, type RootFileFault, UnfitRoot } from './read-root.ts';
import { rootDates, rootFile, sha256OfFile } from './root-folder.ts';
import { compareHeads, type HeadFit } from './stored-heads.ts';

/** A stream whose current chain does not contain the head that was signed. */
export interface StreamFault {
  readonly stream: string;
  readonly date: string;
  /** The signed version. */
  readonly version: number;
  /** `shorter` if that version is gone; `rewritten` if it has another hash, so it or an earlier event was replaced. */
  readonly fault: Exclude<HeadFit, 'fits'>;
  /** The last version that an earlier root signed and the stream still has, so the fault is after it. */
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
  /** Number of heads compared with the database. */
  readonly heads: number;
  readonly files: readonly FileFault[];
  readonly streams: readonly StreamFault[];
  /** Number of further heads that do not match; a stream counts once per root that names it. */
  readonly unnamed: number;
  /** Shards whose event count differs from the newest root's; empty if that root or its streams were filtered out. */
  readonly shards: readonly ShardFault[];
}

export interface CheckRoots {
  readonly folder: string;
  /** Public keys whose signatures are accepted, in base64. */
  readonly publicKeys: readonly string[];
  /** Checks only roots of these dates. */
  readonly dates?: readonly string[];
  /** Checks only roots of this date or later. */
  readonly since?: string | undefined;
  /** Checks only this subject's streams. */
  readonly subjectId?: string;
  /** Checks only streams for which it returns true. */
  readonly only?: (stream: string) => boolean;
  readonly onProgress?: (done: number, of: number) => void;
}

interface Chosen {
  /** The dates of all existing roots, oldest first. */
  readonly all: readonly string[];
  readonly dates: readonly string[];
  readonly wants: (stream: string) => boolean;
}

const chosenBy = async ({ folder, dates, since = '', subjectId, only }: CheckRoots): Promise<Chosen> => {
  const all = await rootDates(folder);
  const isChosen = (date: string) => date >= since && (dates?.includes(date) ?? true);
  const wants = (stream: string) =>
    (subjectId === undefined || subjectOf(streamIdIn(stream)) === subjectId) && (only?.(stream) ?? true);
  return { all, dates: all.filter(isChosen), wants };
};

/** Checks that a verified root names the current contents of the file before it. */
const faultOfOrder = async (
  folder: string,
  all: readonly string[],
  { header: { date, previous } }: ProvenRoot,
): Promise<FileFault | null> => {
  if (previous && !all.includes(previous.date)) return { date: previous.date, fault: 'missing' };
  const follows =
    previous?.date === all[all.indexOf(date) - 1] &&
    (!previous || (await sha256OfFile(rootFile(folder, previous.date))) === previous.sha256);
  return follows ? null : { date, fault: 'does not follow the one before' };
};

/**
 * Verifies roots and compares their heads with the log, page by page: streams only grow, so each head must be on its
 * stream's current chain. Reports, per stream, the first root that it does not match.
 */
export const checkRoots = async (database: Database, options: CheckRoots): Promise<RootsVerdict> => {
  const { folder, publicKeys, subjectId, only, onProgress } = options;
  const { all, dates, wants } = await chosenBy(options);
  const files: FileFault[] = [];
  const streams = new Map<string, StreamFault>();
  let [heads, unnamed] = [0, 0];
  let newest: ProvenRoot | undefined;

  const checkFile = async (date: string): Promise<ProvenRoot> => {
    const file = rootFile(folder, date);
    const proven = await proveRoot(file, date, publicKeys);
    const misplaced = await faultOfOrder(folder, all, proven);
    if (misplaced) files.push(misplaced);
    for await (const page of headsInRoot(file, wants)) {
      heads += page.length;
      for (const [{ stream, version }, fault] of await compareHeads(database, page)) {
        if (fault === 'fits' || streams.has(stream)) continue;
        if (streams.size < MAX_NAMED) streams.set(stream, { stream, date, version, fault, intactTo: 0 });
        else unnamed += 1;
      }
    }
    return proven;
  };

  for (const [index, date] of dates.entries()) {
    newest = await checkFile(date).catch((error: unknown) => {
      if (!(error instanceof UnfitRoot)) throw error;
      files.push({ date, fault: error.fault });
      return undefined;
    });
    onProgress?.(index + 1, dates.length);
  }
  const ofAll = subjectId === undefined && only === undefined && newest?.header.date === all.at(-1);
  return {
    roots: dates.length,
    oldest: dates[0] ?? null,
    newest: dates.at(-1) ?? null,
    heads,
    files,
    streams: await withIntactVersions(database, options, [...streams.values()]),
    unnamed,
    shards: newest && ofAll ? await compareTotals(database, newest) : [],
  };
};
