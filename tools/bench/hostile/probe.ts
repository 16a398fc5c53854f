import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface Probing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly millis: number;
  /** JSON to post; without it, the request is a GET. */
  readonly body?: string;
}

export interface Probed {
  /** Milliseconds of each answer, without the busy ones. */
  readonly latencies: readonly number[];
  /** Number of requests answered with 503. */
  readonly busy: number;
}

export interface Probe {
  /** Sends one request at a time for a while. Returns the milliseconds of each; throws on any status but 200. */
  measure(probing: Probing): Promise<readonly number[]>;
  /** Like {@link Probe.measure}, but counts the answers with 503 instead of throwing. */
  attempt(probing: Probing): Promise<Probed>;
}

/** Runs in its own process, so that the bench's own requests do not delay the measured ones. */
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
