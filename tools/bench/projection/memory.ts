export interface Memory {
  /** Megabytes, as the rest. */
  readonly rss: number;
  /** After a garbage collection. */
  readonly heap: number;
  readonly peakRss: number;
  /** Before garbage collections: what was in use at once, garbage included. */
  readonly peakHeap: number;
}

const EVERY_MS = 25;
const megabytes = (bytes: number): number => bytes / 2 ** 20;

/** Looks at this process again and again; `read` answers with the peaks since the last `read`. */
export const createMemoryWatch = (): { read(): Memory } => {
  let peak = { rss: 0, heapUsed: 0 };
  const look = (): void => {
    const { rss, heapUsed } = process.memoryUsage();
    peak = { rss: Math.max(peak.rss, rss), heapUsed: Math.max(peak.heapUsed, heapUsed) };
  };
  setInterval(look, EVERY_MS).unref();
  return {
    read() {
      look();
      const { rss: peakRss, heapUsed: peakHeap } = peak;
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      peak = { rss, heapUsed };
      return {
        rss: megabytes(rss),
        heap: megabytes(heapUsed),
        peakRss: megabytes(peakRss),
        peakHeap: megabytes(peakHeap),
      };
    },
  };
};
