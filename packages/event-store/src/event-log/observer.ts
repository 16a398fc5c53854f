import type { AppendResult } from './types.ts';

export interface ObservedAppend {
  readonly kind: string;
  readonly commandId: string;
  readonly outcome: AppendResult['outcome'];
  /** Number of events written; 0 unless the outcome is `appended`. */
  readonly events: number;
  /** Time of the call by `performance.now()`. */
  readonly began: number;
  /** Seconds from the call to its answer; inside a caller's transaction this excludes the commit. */
  readonly seconds: number;
}

export interface ObservedSnapshot {
  readonly kind: string;
  /**
   * `failed` if the snapshot could not be written; `unreadable` if it did not open, so the stream was folded from its
   * first event.
   */
  readonly outcome: 'taken' | 'failed' | 'unreadable';
  /** The cause, unless the snapshot was taken. */
  readonly error?: unknown;
}

/** Receives the outcome of each append; inside a transaction, an `appended` is reported after the commit. */
export interface EventLogObserver {
  readonly onAppend?: (append: ObservedAppend) => void;
  /** Called when a repeated command was recognized without an append. */
  readonly onRepeated?: (kind: string) => void;
  /** Called when a command id that was reused for another request was recognized without an append. */
  readonly onReused?: (kind: string) => void;
  /** Called when a snapshot was taken, or could not be written or opened. No caller fails because of it. */
  readonly onSnapshot?: (snapshot: ObservedSnapshot) => void;
}
