import { type Answers, noAnswers } from './answers.ts';
import { ATTEMPT_MINUTES } from './attempt-minutes.ts';
import type { IdentityEvent } from './events.ts';
import type { IdentityResult } from './result.ts';

/** Seconds after the deadline in which an answer still counts, so that a slow network loses none. */
export const GRACE_SECONDS = 30;

export interface Scored {
  readonly rule: number;
  readonly result: IdentityResult;
}

export interface Attempt {
  readonly attemptId: string;
  /** The version of its question bank. */
  readonly bank: string;
  readonly seed: number;
  readonly startedAt: string;
  readonly deadline: string;
  readonly answers: Answers;
  /** Null while it runs. */
  readonly finished: { readonly by: 'athlete' | 'deadline'; readonly at: string } | null;
  /** By the rule that was applied last. */
  readonly scored: Scored | null;
}

export interface IdentityState {
  /** In the order in which they were started. Only the last may be unfinished. */
  readonly attempts: readonly Attempt[];
  /** The next attempt, if an operator granted it. */
  readonly granted: { readonly minutes: number } | null;
}

export const notTaken: IdentityState = { attempts: [], granted: null };

/** The attempt that is not finished, if any. Its deadline may be over. */
export const unfinishedAttempt = ({ attempts }: IdentityState): Attempt | undefined =>
  attempts.find(({ finished }) => finished === null);

/** Returns the minutes of the attempt that the athlete may start; null if there is none, or while one is running. */
export const minutesToStart = (state: IdentityState): number | null => {
  if (unfinishedAttempt(state)) return null;
  return state.granted?.minutes ?? (state.attempts.length === 0 ? ATTEMPT_MINUTES : null);
};

const hasPart = ({ masks, colors, learningStyles, grit }: IdentityResult): boolean =>
  [masks, colors, learningStyles, grit].some((part) => part !== null);

/** Returns the attempt whose result counts: the last scored one with a complete part, or else the last scored one. */
export const scoredAttempt = ({ attempts }: IdentityState): (Attempt & { readonly scored: Scored }) | undefined => {
  const scored = attempts.flatMap((attempt) => (attempt.scored ? [{ ...attempt, scored: attempt.scored }] : []));
  return scored.findLast((attempt) => hasPart(attempt.scored.result)) ?? scored.at(-1);
};

/** The result that counts; null while no part of any attempt is scored. */
export const identityResultOf = (state: IdentityState): IdentityResult | null => {
  const result = scoredAttempt(state)?.scored.result;
  return result && hasPart(result) ? result : null;
};

/** True once answers no longer count. */
export const isOver = ({ deadline }: Pick<Attempt, 'deadline'>, at: Date): boolean =>
  at.getTime() > Date.parse(deadline) + GRACE_SECONDS * 1000;

const withAttempt = (
  state: IdentityState,
  attemptId: string,
  change: (attempt: Attempt) => Partial<Attempt>,
): IdentityState => ({
  ...state,
  attempts: state.attempts.map((attempt) =>
    attempt.attemptId === attemptId ? { ...attempt, ...change(attempt) } : attempt,
  ),
});

const withAnswer = <Part extends keyof Answers>(
  state: IdentityState,
  { attemptId, item }: { readonly attemptId: string; readonly item: string },
  part: Part,
  answer: Answers[Part][string],
): IdentityState =>
  withAttempt(state, attemptId, ({ answers }) => ({
    answers: { ...answers, [part]: { ...answers[part], [item]: answer } },
  }));

export const evolveIdentity = (state: IdentityState, { type, data }: IdentityEvent): IdentityState => {
  switch (type) {
    case 'AttemptGranted':
      return { ...state, granted: { minutes: data.minutes } };
    case 'AttemptStarted':
      return {
        attempts: [...state.attempts, { ...data, answers: noAnswers, finished: null, scored: null }],
        granted: null,
      };
    case 'MaskQuestionRanked':
      return withAnswer(state, data, 'masks', data.ranking);
    case 'ColorChosen':
      return withAnswer(state, data, 'colors', data.choice);
    case 'LearningStyleChosen':
      return withAnswer(state, data, 'learningStyles', data.choice);
    case 'GritStatementRated':
      return withAnswer(state, data, 'grit', data.agreement);
    case 'AttemptFinished':
      return withAttempt(state, data.attemptId, () => ({ finished: { by: data.finishedBy, at: data.finishedAt } }));
    case 'IdentityScored':
      return withAttempt(state, data.attemptId, () => ({ scored: { rule: data.rule, result: data.result } }));
  }
};
