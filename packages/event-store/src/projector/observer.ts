import type { Parking } from './parked/parked-subjects.ts';
import type { Wait } from './waits.ts';

export interface ProjectedBatch {
  readonly subscriber: string;
  /** Events that its checkpoint moved past, those of kinds that it does not read among them. */
  readonly events: number;
  /** Its commit included; null when none of them was of a kind that it reads. */
  readonly seconds: number | null;
}

export interface UnknownKind {
  readonly subscriber: string;
  readonly kind: string;
  /** Of streams of that kind, passed over. */
  readonly events: number;
}

/** Told once it is committed. */
export interface ProjectorObserver {
  readonly onBatch?: (batch: ProjectedBatch) => void;
  /** A subject was set aside behind an event that the subscriber could not take. */
  readonly onParked?: (parking: Parking) => void;
  /** Events of streams of a kind that this program does not know: a newer one wrote them. */
  readonly onUnknownKind?: (unknown: UnknownKind) => void;
  /** The database is not set up for the subscriber: it is tried again, later each time. */
  readonly onWaiting?: (wait: Wait) => void;
  /** Another version of its read model serves, so these events wait for a program of that version. */
  readonly onOtherVersion?: (subscriber: string) => void;
}
