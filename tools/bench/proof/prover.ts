import type { Memory } from '../projection/memory.ts';

export type ProverOrder = {
  readonly url: string;
  readonly folder: string;
  /** The day, at 3 in the morning UTC. */
  readonly date: string;
} & (
  | { readonly does: 'prove' }
  /** Alternates between signing and reading the same heads, and leaves no root. */
  | { readonly does: 'sign and read'; readonly rounds: number }
);

export interface ProverAnswer {
  readonly memory: Memory;
  /** Per round; proving has one round. */
  readonly seconds: readonly number[];
  /** Per round: reading the heads alone, by a bare SELECT. */
  readonly readingSeconds: readonly number[];
  readonly heads: number;
  readonly faults: number;
}
