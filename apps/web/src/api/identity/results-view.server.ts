import { type IdentityState, minutesToStart, scoredAttempt, unfinishedAttempt } from '@palmares/domain/identity';
import type { Language } from '@palmares/domain/kernel';
import type { Gender } from '@palmares/domain/sections';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';
import { explainResult } from './explain-result.ts';
import { remainingMs } from './identity-view.server.ts';
import { questionCounts } from './question-counts.server.ts';

const MINUTE_MS = 60_000;

interface Viewed {
  readonly at: Date;
  readonly language: Language;
  /** In whose events the athlete competes; null while unknown. */
  readonly gender: Gender | null;
  /** In years, on that day; null while unknown. */
  readonly age: number | null;
}

/** Returns the data of the results page: the result that counts, in words, and whether a test runs or may be started. */
export const resultsView = (state: IdentityState, { at, language, gender, age }: Viewed) => {
  const running = unfinishedAttempt(state);
  const scored = scoredAttempt(state);
  return {
    /** Minutes that an attempt started now would last; null if none may be started. */
    minutes: minutesToStart(state),
    questions: questionCounts,
    /** Minutes left, rounded up; 0 once the deadline is over and the attempt is about to be closed. */
    running: running ? { minutesLeft: Math.ceil(remainingMs(running, at) / MINUTE_MS) } : null,
    scored: scored
      ? {
          attemptId: scored.attemptId,
          finishedAt: scored.finished?.at ?? null,
          result: scored.scored.result,
          explained: explainResult(scored.scored.result, explanationsIn(language)),
        }
      : null,
    gender,
    age,
  };
};

export type ResultsView = ReturnType<typeof resultsView>;
