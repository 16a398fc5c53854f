import { readFileSync } from 'node:fs';
import { type MemoryPeaks, type MemorySample, peaksOf } from './memory.ts';

const EVERY_MS = 10;
const KILOBYTES = 1024;

/** Returns undefined if the process has ended. */
const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const megabytesOf = (pid: string): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / KILOBYTES;

const childrenOf = (pid: string): readonly string[] =>
  (read(`/proc/${pid}/task/${pid}/children`) ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [child, ...childrenOf(child)]);

const sampleOf = (pid: string): MemorySample => ({
  worker: megabytesOf(pid),
  children: childrenOf(pid).map(megabytesOf),
});

/**
 * Returns the memory peaks of a process and its descendants while `work` runs. Throws unless the system is Linux, which
 * has `/proc`.
 */
export const peaksDuring = async (pid: number, work: () => Promise<unknown>): Promise<MemoryPeaks> => {
  if (process.platform !== 'linux')
    throw new Error('The memory of other processes is read from /proc, as Linux has it');
  const samples: MemorySample[] = [];
  const sampling = setInterval(() => samples.push(sampleOf(String(pid))), EVERY_MS);
  await work().finally(() => clearInterval(sampling));
  const peaks = peaksOf(samples);
  if (peaks.worker === 0 || peaks.children === 0) throw new Error('The memory of the worker could not be read');
  return peaks;
};
