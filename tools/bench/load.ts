import { percentile } from './statistics.ts';

export interface Sample {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

export const sampleOf = (latencies: readonly number[], millis: number): Sample => ({
  perSecond: (latencies.length * 1000) / millis,
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  count: latencies.length,
});

/** Runs this many clients for this long. Each starts the next operation as soon as its last has finished. */
export const underLoad = async (
  { clients, millis }: { readonly clients: number; readonly millis: number },
  work: (client: number) => Promise<unknown>,
): Promise<Sample> => {
  const latencies: number[] = [];
  const began = performance.now();
  const client = async (_: unknown, index: number): Promise<void> => {
    for (let at = performance.now(); at - began < millis; ) {
      await work(index);
      const done = performance.now();
      latencies.push(done - at);
      at = done;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return sampleOf(latencies, performance.now() - began);
};

/**
 * Starts operations at a steady pace whether or not earlier ones have finished, so that slow ones cannot lower the
 * load. Resolves when the last has finished.
 */
export const atRate = async (
  { perSecond, count }: { readonly perSecond: number; readonly count: number },
  work: (index: number) => Promise<unknown>,
): Promise<void> => {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  while (under.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) * perSecond) / 1000) + 1);
    while (under.length < due) under.push(work(under.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
};
