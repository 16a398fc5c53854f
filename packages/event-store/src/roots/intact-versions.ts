import type { Database } from '../database.ts';
import type { CheckRoots, StreamFault } from './check-roots.ts';
import { headsInRoot, proveRoot, UnfitRoot } from './read-root.ts';
import { rootDates, rootFile } from './root-folder.ts';
import { compareHeads } from './stored-heads.ts';

const isProven = async (folder: string, date: string, publicKeys: readonly string[]): Promise<boolean> => {
  try {
    await proveRoot(rootFile(folder, date), date, publicKeys);
    return true;
  } catch (error) {
    if (error instanceof UnfitRoot) return false;
    throw error;
  }
};

/** Sets `intactTo` by reading every root before the last fault again, for the streams that have a fault. */
export const withIntactVersions = async (
  database: Database,
  { folder, publicKeys, since = '' }: CheckRoots,
  faults: readonly StreamFault[],
): Promise<readonly StreamFault[]> => {
  const faulty = new Map(faults.map((fault) => [fault.stream, fault]));
  const last = faults.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const earlier = (await rootDates(folder)).filter((date) => date >= since && date < last);
  for (const date of earlier) {
    if (!(await isProven(folder, date, publicKeys))) continue;
    for await (const page of headsInRoot(rootFile(folder, date), (stream) => faulty.has(stream)))
      for (const [{ stream, version }, fit] of await compareHeads(database, page)) {
        const fault = faulty.get(stream);
        if (fit === 'fits' && fault && fault.date > date && fault.intactTo < version)
          faulty.set(stream, { ...fault, intactTo: version });
      }
  }
  return [...faulty.values()];
};
