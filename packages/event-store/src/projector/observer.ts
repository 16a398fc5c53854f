import type { Parking } from './parked/parked-subjects.ts';
import type { Retried } from './parked/retry-page.ts';
import type { Wait } from './waits.ts';

export interface ProjectedBatch {
  readonly subscriber: string;
  /** Number of events that its checkpoint moved past, including those of kinds it does not read. */
  readonly events: number;
  /** The distinct commands of the events that it reads. */
  readonly commandIds: readonly string[];
  /** Time of its start by `performance.now()`. */
  readonly began: number;
  /** Duration including the commit; null if none of the events was of a kind it reads. */
  readonly seconds: number | null;
}

export interface UnknownKind {
  readonly subscriber: string;
  readonly kind: string;
  /** Number of skipped events in streams of that kind. */
  readonly events: number;
}

/** Callbacks of a projector, called after the commit. */
export interface ProjectorObserver {
  readonly onBatch?: (batch: ProjectedBatch) => void;
  /** Called when a subject was parked behind an event that the subscriber could not handle. */
  readonly onParked?: (parking: Parking) => void;
  /** Called when a subject that an older program had parked behind an event was retried, because this one knows it. */
  readonly onRetried?: (retried: Retried) => void;
  /** Called for events in streams of a kind that this program does not know, because a newer one wrote them. */
  readonly onUnknownKind?: (unknown: UnknownKind) => void;
  /**
   * Called when the subscriber is paused because the database is not set up for it, or many subjects fail. It is
   * retried with growing pauses.
   */
  readonly onWaiting?: (wait: Wait) => void;
  /** Called when another version of its read model serves, so that these events wait for a program of that version. */
  readonly onOtherVersion?: (subscriber: string) => void;
}
