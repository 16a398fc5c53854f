import type { AppendResult } from './types.ts';

export interface ObservedAppend {
  readonly kind: string;
  readonly outcome: AppendResult['outcome'];
  /** Written by it: none unless the outcome is `appended`. */
  readonly events: number;
  /** From the call to its answer; in a caller's transaction its commit is not in it. */
  readonly seconds: number;
}

export interface ObservedSnapshot {
  readonly kind: string;
  /** `failed`: it could not be written. `unreadable`: it did not open, and the stream was folded from its first event. */
  readonly outcome: 'taken' | 'failed' | 'unreadable';
  /** Why, unless it was taken. */
  readonly error?: unknown;
}

/** Told what became of each append; inside a transaction an `appended` is told when that has committed. */
export interface EventLogObserver {
  readonly onAppend?: (append: ObservedAppend) => void;
  /** A command was recognised as taken before, without an append. */
  readonly onRepeated?: (kind: string) => void;
  /** A command's id was recognised as used for something else, without an append. */
  readonly onReused?: (kind: string) => void;
  /** A snapshot was taken, or one was lost or unusable, which fails nobody. */
  readonly onSnapshot?: (snapshot: ObservedSnapshot) => void;
}
