import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface Probing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly millis: number;
  /** JSON, which is posted; without it, the address is read. */
  readonly body?: string;
}

export interface Probed {
  /** The milliseconds of each answer but the busy ones. */
  readonly latencies: readonly number[];
  /** How many requests were answered with 503. */
  readonly busy: number;
}

export interface Probe {
  /** Sends one request at a time for a while. Returns the milliseconds of each; throws on any status but 200. */
  measure(probing: Probing): Promise<readonly number[]>;
  /** The same, but counts the answers with 503. */
  attempt(probing: Probing): Promise<Probed>;
}

/** Runs in its own process, so that the bench's sending does not delay what is measured. */
export const startProbe = (context: BenchContext): Probe => {
  const child = startChild<Probing, Probed>(context, new URL('probe-process.ts', import.meta.url));
  return {
    measure: async (probing) => {
      const { latencies, busy } = await child.ask(probing);
      if (busy > 0) throw new Error(`${probing.url} answered 503`);
      return latencies;
    },
    attempt: (probing) => child.ask(probing),
  };
};
