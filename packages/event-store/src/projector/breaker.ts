import type { Parking } from './parked/parked-subjects.ts';

/** So many for one reason are no poison events: a program or a database that is at fault would set everybody aside. */
const MOST_SUBJECTS = 10;
/** Failures that follow each other within this time count together. Longer than any wait between two tries. */
const TOGETHER_MS = 60_000;

/** Too many subjects failed for one reason: the subscriber waits, and nobody else is set aside. */
export class ManySubjectsFail extends Error {
  readonly reason: string;

  constructor({ subscriber, reason }: Parking) {
    super(`More than ${MOST_SUBJECTS} subjects in a row cannot be taken by ${subscriber}: ${reason}`);
    this.name = 'ManySubjectsFail';
    this.reason = reason;
  }
}

export interface Breaker {
  /** Throws {@link ManySubjectsFail} instead of letting one more subject be set aside. */
  count(parking: Parking): void;
}

export const createBreaker = (now: () => number = () => performance.now()): Breaker => {
  const failing = new Map<string, { readonly subjects: Set<string>; last: number }>();
  return {
    count(parking) {
      const key = `${parking.subscriber}\n${parking.reason}`;
      const known = failing.get(key);
      const together = known && now() - known.last <= TOGETHER_MS ? known : { subjects: new Set<string>(), last: 0 };
      together.last = now();
      together.subjects.add(parking.subjectId);
      failing.set(key, together);
      if (together.subjects.size <= MOST_SUBJECTS) return;
      // Enough to know: those who come after are not counted.
      together.subjects.delete(parking.subjectId);
      throw new ManySubjectsFail(parking);
    },
  };
};
