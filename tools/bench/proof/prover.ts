import type { Memory } from '../projection/memory.ts';

export type ProverOrder = {
  readonly url: string;
  readonly folder: string;
  /** On this day, at 3 in the morning UTC. */
  readonly date: string;
} & (
  | { readonly does: 'prove' }
  /** Signs and reads the same heads in turn, so many times, and leaves no root. */
  | { readonly does: 'sign and read'; readonly rounds: number }
);

export interface ProverAnswer {
  readonly memory: Memory;
  /** Of each round; of proving there is one. */
  readonly seconds: readonly number[];
  /** Of each round: the heads alone, by a bare SELECT. */
  readonly readingSeconds: readonly number[];
  readonly heads: number;
  readonly faults: number;
}
