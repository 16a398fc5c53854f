import type { Parking } from './parked/parked-subjects.ts';

/**
 * Maximum number of subjects parked for one reason. More point to a broken program or database rather than bad events,
 * and would park everyone.
 */
const MAX_SUBJECTS = 10;
/** Milliseconds within which failures count together. Longer than any pause between two retries. */
const TOGETHER_MS = 60_000;

/** Thrown if too many subjects failed for one reason: the subscriber is paused and parks no one else. */
export class ManySubjectsFail extends Error {
  readonly reason: string;

  constructor({ subscriber, reason }: Parking) {
    super(`${subscriber} failed for more than ${MAX_SUBJECTS} subjects for one reason: ${reason}`);
    this.name = 'ManySubjectsFail';
    this.reason = reason;
  }
}

export interface Breaker {
  /** Throws {@link ManySubjectsFail} instead of letting one more subject be parked. */
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
      if (together.subjects.size <= MAX_SUBJECTS) return;
      // Keeps the set at the limit, so that it does not grow with the number of failing subjects.
      together.subjects.delete(parking.subjectId);
      throw new ManySubjectsFail(parking);
    },
  };
};
