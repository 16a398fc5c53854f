import { type IdentityState, minutesToStart, scoredAttempt, unfinishedAttempt } from '@palmares/domain/identity';
import type { Language } from '@palmares/domain/kernel';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';
import { explainResult } from './explain-result.ts';
import { remainingMs } from './identity-view.server.ts';

const MINUTE_MS = 60_000;

/** Returns the page of results: the result that counts, explained, and whether a test is running or may be started. */
export const resultsView = (
  state: IdentityState,
  { at, language }: { readonly at: Date; readonly language: Language },
) => {
  const running = unfinishedAttempt(state);
  const scored = scoredAttempt(state);
  return {
    /** Minutes that an attempt started now would last; null if none may be started. */
    minutes: minutesToStart(state),
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
  };
};

export type ResultsView = ReturnType<typeof resultsView>;
