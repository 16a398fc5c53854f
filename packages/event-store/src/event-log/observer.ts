import type { AppendResult } from './types.ts';

export interface ObservedAppend {
  readonly kind: string;
  readonly commandId: string;
  readonly outcome: AppendResult['outcome'];
  /** Number of events written; 0 unless the outcome is `appended`. */
  readonly events: number;
  /** When it was called, as `performance.now()` gives it. */
  readonly began: number;
  /** From the call to its answer; inside a caller's transaction this excludes the commit. */
  readonly seconds: number;
}

export interface ObservedSnapshot {
  readonly kind: string;
  /**
   * `failed`: the snapshot could not be written. `unreadable`: it did not open, so the stream was folded from its first
   * event.
   */
  readonly outcome: 'taken' | 'failed' | 'unreadable';
  /** The cause, unless the snapshot was taken. */
  readonly error?: unknown;
}

/** Receives the outcome of each append; inside a transaction, an `appended` is reported after the commit. */
export interface EventLogObserver {
  readonly onAppend?: (append: ObservedAppend) => void;
  /** A repeated command was recognized without an append. */
  readonly onRepeated?: (kind: string) => void;
  /** A command id that was reused for another content was recognized without an append. */
  readonly onReused?: (kind: string) => void;
  /** A snapshot was taken, or could not be written or opened, which makes no caller fail. */
  readonly onSnapshot?: (snapshot: ObservedSnapshot) => void;
}
