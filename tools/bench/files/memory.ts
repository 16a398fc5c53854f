/** Resident memory at one moment, in MB. */
export interface MemorySample {
  readonly worker: number;
  /** Of each child of the worker. */
  readonly children: readonly number[];
}

export interface MemoryPeaks {
  readonly worker: number;
  /** The largest sum over the children that ran at one moment. */
  readonly children: number;
  /** The largest sum of the worker and its children at one moment, which the two others need not share. */
  readonly together: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const largest = (values: Iterable<number>): number => [...values].reduce((most, value) => Math.max(most, value), 0);

/** Pages that processes share count for each of them, so that the sums are never too low. */
export const peaksOf = (samples: readonly MemorySample[]): MemoryPeaks => ({
  worker: largest(samples.map(({ worker }) => worker)),
  children: largest(samples.map(({ children }) => sum(children))),
  together: largest(samples.map(({ worker, children }) => worker + sum(children))),
});
