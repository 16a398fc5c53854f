import type { Memory } from '../projection/memory.ts';

export type ProverOrder = {
  readonly url: string;
  readonly folder: string;
  /** The day; the time is 3 in the morning UTC. */
  readonly date: string;
} & (
  | { readonly does: 'prove' }
  /** Alternates between signing and reading the same heads, and leaves no root. */
  | { readonly does: 'sign and read'; readonly rounds: number }
);

export interface ProverAnswer {
  readonly memory: Memory;
  /** Seconds of each round; proving has one round. */
  readonly seconds: readonly number[];
  /** Seconds of each round to read only the heads, by a bare SELECT. */
  readonly readingSeconds: readonly number[];
  readonly heads: number;
  readonly faults: number;
}
