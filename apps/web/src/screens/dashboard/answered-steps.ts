import { z } from 'zod/mini';

const tasks = z.array(z.string());

const answeredSteps = z.object({
  athleteId: z.string(),
  /** Steps that were done when this device last looked; each is answered once. */
  known: tasks,
  /** Of these, the ones whose answer waits for the dashboard or the Overview. */
  waiting: tasks,
});

/** What this device knows of an athlete's finished steps. */
export type AnsweredSteps = z.infer<typeof answeredSteps>;

/** Null where nothing is known of this athlete. */
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

/** Just signed up, on this device as far as anybody can tell. */
const hasJustBegun = (done: readonly string[]): boolean =>
  done.every((task) => task === SIGNED_UP || task === VERIFIED);

/**
 * The finished steps that this device has not seen yet. On a device that knows of none, all were finished elsewhere,
 * unless the account has only just begun.
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

/** While the athlete writes: what was just finished is answered, and once more when they come back. */
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

/** When the athlete comes back: what was finished since the last time and still is. */
export const answeredOnReturn = (athleteId: string, before: AnsweredSteps | null, done: readonly string[]): Answers => {
  const waiting = before?.waiting ?? [];
  return {
    tasks: [...waiting.filter((task) => done.includes(task)), ...fresh(before, done)],
    after: { athleteId, known: knowing(before, done), waiting: waiting.filter((task) => !done.includes(task)) },
  };
};
