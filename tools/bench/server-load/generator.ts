import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly millis: number;
  /** Each connection rotates over these headers. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

export interface Generator {
  /** Returns answers per second; throws if a request fails. */
  measure(load: Load): Promise<number>;
}

/** Starts a client whose keep-alive connections send the next request as soon as they have an answer. */
export const startGenerator = (context: BenchContext): Generator => {
  const child = startChild<Load, number>(context, new URL('generator-process.ts', import.meta.url));
  return { measure: (load) => child.ask(load) };
};
