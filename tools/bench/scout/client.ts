import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';

/** Sends requests at a steady pace, whether or not earlier ones were answered. */
export interface Paced {
  readonly kind: 'paced';
  readonly url: string;
  readonly perSecond: number;
  readonly count: number;
}

/** Sends one request at a time to each address in turn, `count` times, in another order each time. */
export interface InTurn {
  readonly kind: 'in turn';
  readonly urls: readonly string[];
  readonly count: number;
}

export interface Client {
  /** Returns milliseconds of each answer, by address. Throws on an answer that is neither a page nor “gone”. */
  measure(load: Paced | InTurn): Promise<readonly (readonly number[])[]>;
}

/** Runs in its own process, so that the bench's own work does not delay the measured requests. */
export const startClient = (context: BenchContext): Client => {
  const child = startChild<Paced | InTurn, readonly (readonly number[])[]>(
    context,
    new URL('client-process.ts', import.meta.url),
  );
  return { measure: (load) => child.ask(load) };
};
