/** Resident memory at one moment, in MB. */
export interface MemorySample {
  readonly worker: number;
  /** Memory of each child of the worker. */
  readonly children: readonly number[];
}

export interface MemoryPeaks {
  readonly worker: number;
  /** Largest sum over the children at one moment. */
  readonly children: number;
  /** Largest sum of the worker and its children at one moment, which need not be that of the other two peaks. */
  readonly together: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const largest = (values: Iterable<number>): number => [...values].reduce((most, value) => Math.max(most, value), 0);

/** Counts pages that processes share for each of them, so that the sums are never too low. */
export const peaksOf = (samples: readonly MemorySample[]): MemoryPeaks => ({
  worker: largest(samples.map(({ worker }) => worker)),
  children: largest(samples.map(({ children }) => sum(children))),
  together: largest(samples.map(({ worker, children }) => worker + sum(children))),
});
