import type { Decider } from '../kernel/decider.ts';
import { type FieldCode, refusedBy } from '../kernel/field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import { bankAmong } from './bank-shape.ts';
import { answerCodes, answerEvent, checkAnswer, isAnswered } from './check-answer.ts';
import {
  type AnswerQuestion,
  type GrantAttempt,
  grantAttempt,
  type IdentityCommand,
  type IdentityContext,
} from './commands.ts';
import type { IdentityEvent } from './events.ts';
import {
  type Attempt,
  evolveIdentity,
  type IdentityState,
  isOver,
  minutesToStart,
  notTaken,
  unfinishedAttempt,
} from './state.ts';

export const identityCodes = [
  'attempt_used',
  'attempt_unknown',
  'attempt_finished',
  'attempt_over',
  'answer_late',
  ...answerCodes,
] as const;
export type IdentityRefusal = Refusal<(typeof identityCodes)[number] | FieldCode>;

type Decision = Outcome<readonly IdentityEvent[], IdentityRefusal>;

const start = (attemptId: string, state: IdentityState, { at, banks, seed }: IdentityContext): Decision => {
  const unfinished = unfinishedAttempt(state);
  if (unfinished) return isOver(unfinished, at) ? refused('attempt_over') : accepted([]);
  const minutes = minutesToStart(state);
  const isNew = state.attempts.every((attempt) => attempt.attemptId !== attemptId);
  if (minutes === null || !isNew) return refused('attempt_used');
  const [bank] = banks;
  if (!bank) throw new Error('There is no question bank');
  const startedAt = at.toISOString();
  const deadline = new Date(at.getTime() + minutes * 60_000).toISOString();
  return accepted([{ type: 'AttemptStarted', data: { attemptId, bank: bank.version, seed, startedAt, deadline } }]);
};

const answerQuestion = ({ answer }: AnswerQuestion, attempt: Attempt, context: IdentityContext): Decision => {
  if (isOver(attempt, context.at)) return refused('answer_late');
  if (attempt.finished) return refused('attempt_finished');
  const checked = checkAnswer(bankAmong(context.banks, attempt), answer);
  if (!checked.ok) return checked;
  return accepted(isAnswered(attempt.answers, answer) ? [] : [answerEvent(attempt.attemptId, answer)]);
};

const scoring = (attempt: Attempt, context: IdentityContext): IdentityEvent => {
  const { attemptId, bank, answers } = attempt;
  const { version, score } = context.rule;
  const result = score(bankAmong(context.banks, attempt), answers);
  return { type: 'IdentityScored', data: { attemptId, bank, rule: version, result } };
};

/** Scores in the same decision, so that no attempt is ever finished without a result. */
const finish = (attempt: Attempt, context: IdentityContext): Decision => {
  if (attempt.finished) return accepted([]);
  const { attemptId, deadline } = attempt;
  const finishedAt = context.at.toISOString();
  const finishedBy = context.at.getTime() < Date.parse(deadline) ? 'athlete' : 'deadline';
  return accepted([
    { type: 'AttemptFinished', data: { attemptId, finishedBy, finishedAt } },
    scoring(attempt, context),
  ]);
};

const grant = (command: GrantAttempt, { granted }: IdentityState): Decision => {
  const parsed = grantAttempt.safeParse(command);
  if (!parsed.success) return refusedBy(parsed.error);
  const { minutes, reason } = parsed.data;
  return accepted(same(granted, { minutes }) ? [] : [{ type: 'AttemptGranted', data: { minutes, reason } }]);
};

/** An older program never replaces what a newer one scored. */
const rescore = (attempt: Attempt, context: IdentityContext): Decision =>
  accepted(attempt.scored && attempt.scored.rule < context.rule.version ? [scoring(attempt, context)] : []);

const decide = (command: IdentityCommand, state: IdentityState, context: IdentityContext): Decision => {
  if (command.type === 'GrantAttempt') return grant(command, state);
  if (command.type === 'StartAttempt') return start(command.attemptId, state, context);
  const attempt = state.attempts.find(({ attemptId }) => attemptId === command.attemptId);
  if (!attempt) return refused('attempt_unknown');
  switch (command.type) {
    case 'AnswerQuestion':
      return answerQuestion(command, attempt, context);
    case 'FinishAttempt':
      return finish(attempt, context);
    case 'CloseAttempt':
      return isOver(attempt, context.at) ? finish(attempt, context) : accepted([]);
    case 'RescoreAttempt':
      return rescore(attempt, context);
  }
};

export const identityDecider: Decider<IdentityCommand, IdentityEvent, IdentityState, IdentityRefusal, IdentityContext> =
  {
    name: 'identity',
    version: 1,
    initialState: notTaken,
    decide,
    evolve: (state, { event }) => evolveIdentity(state, event),
  };
