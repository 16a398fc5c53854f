import { z } from 'zod/mini';
import type { Context } from '../kernel/decider.ts';
import { issue } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';
import type { Answer } from './answers.ts';
import { GRANTED_MINUTES } from './attempt-minutes.ts';
import type { Bank } from './bank-shape.ts';
import type { ScoringRule } from './scoring/index.ts';

export interface IdentityContext extends Context {
  /** The bank of new attempts first, then those of attempts begun earlier. */
  readonly banks: readonly Bank[];
  readonly rule: ScoringRule;
  /** Shuffles the statements of an attempt that is started now. */
  readonly seed: number;
}

export interface StartAttempt {
  readonly type: 'StartAttempt';
  readonly attemptId: string;
}

export interface AnswerQuestion {
  readonly type: 'AnswerQuestion';
  readonly attemptId: string;
  readonly answer: Answer;
}

/** The athlete is done, or their page saw the time run out. */
export interface FinishAttempt {
  readonly type: 'FinishAttempt';
  readonly attemptId: string;
}

/** Finishes an attempt whose time is over; nothing happens before. */
export interface CloseAttempt {
  readonly type: 'CloseAttempt';
  readonly attemptId: string;
}

/** Lets the athlete start once more, for the operator's stated reason. A running attempt is not lengthened. */
export const grantAttempt = z.object({
  type: z.literal('GrantAttempt'),
  minutes: z.number().check(({ value, issues }) => {
    if (!Number.isInteger(value) || value < GRANTED_MINUTES.min || value > GRANTED_MINUTES.max)
      issues.push(issue('number_out_of_range', value, { params: GRANTED_MINUTES }));
  }),
  reason: line({ min: 2, max: 200, required: true }),
});
export type GrantAttempt = z.infer<typeof grantAttempt>;

/** Applies the rule of today to a finished attempt. */
export interface RescoreAttempt {
  readonly type: 'RescoreAttempt';
  readonly attemptId: string;
}

export type IdentityCommand =
  | StartAttempt
  | AnswerQuestion
  | FinishAttempt
  | CloseAttempt
  | GrantAttempt
  | RescoreAttempt;
