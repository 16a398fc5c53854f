export interface Memory {
  /** All in megabytes. */
  readonly rss: number;
  /** After garbage collection. */
  readonly heap: number;
  readonly peakRss: number;
  /** The largest heap between collections, garbage included. */
  readonly peakHeap: number;
}

const EVERY_MS = 25;
const megabytes = (bytes: number): number => bytes / 2 ** 20;

/** Samples this process's memory; `read` returns the peaks since the last `read`. */
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
