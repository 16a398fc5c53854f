import { type Attempt, type IdentityState, scoringRule } from '@palmares/domain/identity';
import { type Bank, bank } from '@palmares/domain/identity/bank';
import { randomAnswers, randomFrom } from '@palmares/domain/testing';

/** All questions are answered, from 12:00 to 12:25, and nothing is scored. */
export const runningAttempt: Attempt = {
  attemptId: 'c0000000-0000-4000-8000-000000000002',
  bank: bank.version,
  seed: 42,
  startedAt: '2026-11-20T12:00:00.000Z',
  deadline: '2026-11-20T12:25:00.000Z',
  answers: randomAnswers(bank, randomFrom(1)),
  finished: null,
  scored: null,
};

/** Finished at 12:20. */
export const scoredOf = (of: Bank): Attempt => {
  const answers = randomAnswers(of, randomFrom(1));
  return {
    ...runningAttempt,
    attemptId: 'c0000000-0000-4000-8000-000000000001',
    bank: of.version,
    answers,
    finished: { by: 'athlete', at: '2026-11-20T12:20:00.000Z' },
    scored: { rule: scoringRule.version, result: scoringRule.score(of, answers) },
  };
};

export const scoredOnce = scoredOf(bank);

export const stateOf = (...attempts: readonly Attempt[]): IdentityState => ({ attempts, granted: null });
