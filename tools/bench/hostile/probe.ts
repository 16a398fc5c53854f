import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface Probing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly millis: number;
}

export interface Probe {
  /** Sends one request at a time for a while. Returns the milliseconds of each; throws on any status but 200. */
  measure(probing: Probing): Promise<readonly number[]>;
}

/** Runs in its own process, so that the bench's sending does not delay what is measured. */
export const startProbe = (context: BenchContext): Probe => {
  const child = startChild<Probing, readonly number[]>(context, new URL('probe-process.ts', import.meta.url));
  return { measure: (probing) => child.ask(probing) };
};
