import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface Probing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly millis: number;
}

export interface Probe {
  /** Asks again and again for so long, one request at a time. Returns milliseconds of each; throws unless it is 200. */
  measure(probing: Probing): Promise<readonly number[]>;
}

/** In a process of its own: what the bench sends meanwhile must not delay what is measured. */
export const startProbe = (context: BenchContext): Probe => {
  const child = startChild<Probing, readonly number[]>(context, new URL('probe-process.ts', import.meta.url));
  return { measure: (probing) => child.ask(probing) };
};
