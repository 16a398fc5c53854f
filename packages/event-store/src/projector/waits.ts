import { ManySubjectsFail } from './breaker.ts';
import { reasonOf } from './parked/parked-subjects.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** A subscriber that is paused, because the database is not set up for it or many subjects fail. */
export interface Wait {
  readonly subscriber: string;
  /** Fixed text, an error's name and a code only. */
  readonly reason: string;
  readonly since: Date;
}

export interface Waits {
  /** Call when it failed: its pause doubles with each failure. */
  begin(subscriber: string, error: unknown): Wait;
  /** Call when it handled its events. */
  end(subscriber: string): void;
  /** True once its pause is over. */
  mayTry(subscriber: string): boolean;
  /** Returns subscribers whose pause has just ended, each of them once. */
  due(): readonly string[];
  readonly all: readonly Wait[];
}

const reasonFor = (error: unknown): string =>
  error instanceof ManySubjectsFail ? `${error.name}: ${error.reason}` : reasonOf(error);

export const createWaits = (now: () => number = () => performance.now()): Waits => {
  const waiting = new Map<string, Wait & { readonly millis: number; readonly until: number; reported: boolean }>();
  const isDue = (subscriber: string): boolean => (waiting.get(subscriber)?.until ?? 0) <= now();
  return {
    begin(subscriber, error) {
      const before = waiting.get(subscriber);
      const millis = before ? Math.min(before.millis * 2, LONGEST_MS) : FIRST_MS;
      const wait = { subscriber, reason: reasonFor(error), since: before?.since ?? new Date() };
      waiting.set(subscriber, { ...wait, millis, until: now() + millis, reported: false });
      return wait;
    },
    end: (subscriber) => void waiting.delete(subscriber),
    mayTry: isDue,
    due() {
      const due = [...waiting.values()].filter((wait) => !wait.reported && isDue(wait.subscriber));
      for (const wait of due) wait.reported = true;
      return due.map(({ subscriber }) => subscriber);
    },
    get all() {
      return [...waiting.values()].map(({ subscriber, reason, since }) => ({ subscriber, reason, since }));
    },
  };
};
