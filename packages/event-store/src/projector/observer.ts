import type { Parking } from './parked/parked-subjects.ts';
import type { Wait } from './waits.ts';

export interface ProjectedBatch {
  readonly subscriber: string;
  /** Events that its checkpoint moved past, including those of kinds it does not read. */
  readonly events: number;
  /** The commands of those that it reads, each once. */
  readonly commandIds: readonly string[];
  /** When it began, as `performance.now()` gives it. */
  readonly began: number;
  /** Including the commit; null if none of the events was of a kind it reads. */
  readonly seconds: number | null;
}

export interface UnknownKind {
  readonly subscriber: string;
  readonly kind: string;
  /** Number of skipped events in streams of that kind. */
  readonly events: number;
}

/** Called after the commit. */
export interface ProjectorObserver {
  readonly onBatch?: (batch: ProjectedBatch) => void;
  /** A subject was parked behind an event that the subscriber could not handle. */
  readonly onParked?: (parking: Parking) => void;
  /** Events in streams of a kind that this program does not know; a newer one wrote them. */
  readonly onUnknownKind?: (unknown: UnknownKind) => void;
  /**
   * The subscriber is paused: the database is not set up for it, or many subjects fail. It is retried with growing
   * pauses.
   */
  readonly onWaiting?: (wait: Wait) => void;
  /** Another version of its read model serves, so these events wait for a program of that version. */
  readonly onOtherVersion?: (subscriber: string) => void;
}
