import {
  type Attempt,
  type IdentityState,
  minutesToStart,
  presentTest,
  scoredAttempt,
  unfinishedAttempt,
} from '@palmares/domain/identity';
import { bankOf, textsOf } from '@palmares/domain/identity/bank';
import type { Language } from '@palmares/domain/kernel';
import { questionCounts } from './question-counts.server.ts';

interface Viewed {
  readonly at: Date;
  readonly language: Language;
}

/** Returns 0 once the deadline is over. */
export const remainingMs = ({ deadline }: Pick<Attempt, 'deadline'>, at: Date): number =>
  Math.max(0, Date.parse(deadline) - at.getTime());

const runningView = (attempt: Attempt, { at, language }: Viewed) => ({
  attemptId: attempt.attemptId,
  remainingMs: remainingMs(attempt, at),
  answers: attempt.answers,
  test: presentTest(bankOf(attempt), { seed: attempt.seed, texts: textsOf(attempt, language) }),
});

/**
 * The Identity test for its athlete's own pages: which attempt may be started or is running, and the last result. Ids
 * and texts of the test leave the server without their tags.
 */
export const identityView = (state: IdentityState, viewed: Viewed) => {
  const running = unfinishedAttempt(state);
  const scored = scoredAttempt(state);
  return {
    /** Minutes that an attempt started now would last; null if none may be started. */
    minutes: minutesToStart(state),
    questions: questionCounts,
    /** Number of attempts that were started before. */
    attempts: state.attempts.length,
    running: running ? runningView(running, viewed) : null,
    scored: scored
      ? { attemptId: scored.attemptId, finishedAt: scored.finished?.at ?? null, result: scored.scored.result }
      : null,
  };
};
