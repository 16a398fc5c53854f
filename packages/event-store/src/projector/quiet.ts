import type { Seen } from './leases.ts';

export interface Quiet {
  /** Takes what a renewal saw, and answers whether everything that was ever written has been read. */
  saw(seen: Seen): boolean;
  /** At the start of a round; what it returns is called when the round has read all shards to their end. */
  begin(): () => void;
  /** Shards, places or subscribers changed: what was read before says nothing about them. */
  forget(): void;
}

/**
 * Tells whether a poll of all shards can be left out. An event takes its position after its transaction took its number, and
 * each renewal takes a number of its own: so every position that one renewal saw belongs to a transaction before the
 * next renewal's. Once those have all ended, a round that begins later sees their events, and when it
 * has read every shard to its end there is nothing to read until another position is taken.
 */
export const createQuiet = (): Quiet => {
  let last: Seen | undefined;
  /** What had been written by transactions before this number. */
  let bounded: { readonly written: string; readonly before: bigint } | undefined;
  /** What had been written by transactions that have ended: readable by rounds that begin from now on. */
  let readable: string | undefined;
  let read: string | undefined;
  let generation = 0;

  return {
    saw(seen) {
      if (bounded && seen.ended >= bounded.before) readable = bounded.written;
      if (last && (bounded === undefined || seen.ended >= bounded.before || last.written !== bounded.written))
        bounded = { written: last.written, before: seen.transactionId };
      last = seen;
      return read !== undefined && read === seen.written;
    },
    begin() {
      const [begun, from] = [readable, generation];
      return () => {
        if (from === generation) read = begun;
      };
    },
    forget() {
      generation += 1;
      read = undefined;
    },
  };
};
