import { z } from 'zod/mini';

const tasks = z.array(z.string());

const answeredSteps = z.object({
  athleteId: z.string(),
  /** Steps that were done when this device last looked; each is answered once. */
  known: tasks,
  /** The known steps whose answer waits for the dashboard or the Overview. */
  waiting: tasks,
});

/** An athlete's finished steps, as this device knows them. */
export type AnsweredSteps = z.infer<typeof answeredSteps>;

/** Returns null if nothing is stored for this athlete. */
export const readAnswered = (stored: string | null, athleteId: string): AnsweredSteps | null => {
  try {
    const { data } = answeredSteps.safeParse(JSON.parse(stored ?? 'null'));
    return data?.athleteId === athleteId ? data : null;
  } catch {
    return null;
  }
};

const SIGNED_UP = 'create_account';
const VERIFIED = 'verify_email';

/** True if the athlete has only just signed up, presumably on this device. */
const hasJustBegun = (done: readonly string[]): boolean =>
  done.every((task) => task === SIGNED_UP || task === VERIFIED);

/**
 * Returns the finished steps that this device has not seen yet. If the device knows of none, all were finished
 * elsewhere, unless the account is brand new.
 */
const fresh = (before: AnsweredSteps | null, done: readonly string[]): string[] => {
  if (before) return done.filter((task) => !before.known.includes(task));
  return hasJustBegun(done) ? done.filter((task) => task === VERIFIED) : [];
};

const knowing = (before: AnsweredSteps | null, done: readonly string[]): string[] => [
  ...new Set([...(before?.known ?? []), ...done]),
];

interface Answers {
  /** The tasks to answer now. */
  readonly tasks: readonly string[];
  readonly after: AnsweredSteps;
}

/** Answers the steps that were just finished in the editor, and answers them again when the athlete comes back. */
export const answeredWhileWriting = (
  athleteId: string,
  before: AnsweredSteps | null,
  done: readonly string[],
): Answers => {
  const tasks = fresh(before, done);
  return {
    tasks,
    after: { athleteId, known: knowing(before, done), waiting: [...(before?.waiting ?? []), ...tasks] },
  };
};

/** Answers, on return, the steps that were finished since the last visit and still are, in the order of the list. */
export const answeredOnReturn = (athleteId: string, before: AnsweredSteps | null, done: readonly string[]): Answers => {
  const waiting = before?.waiting ?? [];
  const toAnswer = new Set([...waiting, ...fresh(before, done)]);
  return {
    tasks: done.filter((task) => toAnswer.has(task)),
    after: { athleteId, known: knowing(before, done), waiting: waiting.filter((task) => !done.includes(task)) },
  };
};
