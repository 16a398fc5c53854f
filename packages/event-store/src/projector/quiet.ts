import type { Seen } from './leases.ts';

export interface Quiet {
  /** Takes a renewal's view of the log; returns true if everything ever written has been read. */
  saw(seen: Seen): boolean;
  /** Call at the start of a round, and the returned function once the round has read all shards to the end. */
  begin(): () => void;
  /** Call when shards, checkpoints or subscribers changed, because earlier reads say nothing about them. */
  forget(): void;
}

/**
 * Decides whether a poll of all shards can be skipped. An event takes its position after its transaction took its id,
 * and each renewal takes a transaction id, so every position that one renewal saw belongs to a transaction before the
 * next renewal's. Once those have all ended, a round that begins later sees their events. When it has read every shard
 * to the end, there is nothing to read until another position is taken.
 */
export const createQuiet = (): Quiet => {
  let last: Seen | undefined;
  /** The last position written by transactions before this id. */
  let bounded: { readonly written: string; readonly before: bigint } | undefined;
  /** The last position written by transactions that have ended, which rounds starting now can read. */
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
