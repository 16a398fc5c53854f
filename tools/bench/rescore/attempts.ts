import { randomUUID } from 'node:crypto';
import { type Answers, type IdentityEvent, scoringRule } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { athleteOf, type StreamId, streamOf } from '@palmares/domain/kernel';
import { randomAnswers, randomFrom } from '@palmares/domain/testing';
import { type OurLog, requestOf } from '../our-log.ts';

const AT_ONCE = 250;

const eventsOf = (attemptId: string, { masks, colors, learningStyles, grit }: Answers): readonly IdentityEvent[] => [
  ...Object.entries(masks).map(
    ([item, ranking]): IdentityEvent => ({
      type: 'MaskQuestionRanked',
      data: { attemptId, item, ranking: [...ranking] },
    }),
  ),
  ...Object.entries(colors).map(
    ([item, choice]): IdentityEvent => ({ type: 'ColorChosen', data: { attemptId, item, choice } }),
  ),
  ...Object.entries(learningStyles).map(
    ([item, choice]): IdentityEvent => ({ type: 'LearningStyleChosen', data: { attemptId, item, choice } }),
  ),
  ...Object.entries(grit).map(
    ([item, agreement]): IdentityEvent => ({ type: 'GritStatementRated', data: { attemptId, item, agreement } }),
  ),
];

/** Returns the score of an attempt by the rule of that version, with the result of the current rule. */
const scoreOf = (attemptId: string, answers: Answers, rule: number): IdentityEvent => ({
  type: 'IdentityScored',
  data: { attemptId, bank: bank.version, rule, result: scoringRule.score(bank, answers) },
});

/** A finished attempt with every question answered. */
export interface FinishedAttempt {
  readonly stream: StreamId;
  readonly version: number;
  /** The event that rescoring appends. */
  readonly rescored: IdentityEvent;
}

const finishAttempt = async ({ log }: OurLog, athleteId: string, seed: number): Promise<FinishedAttempt> => {
  const stream = streamOf('identity', athleteId);
  const attemptId = randomUUID();
  const answers = randomAnswers(bank, randomFrom(seed));
  const events: readonly IdentityEvent[] = [
    {
      type: 'AttemptStarted',
      data: {
        attemptId,
        bank: bank.version,
        seed,
        startedAt: '2026-11-20T12:00:00.000Z',
        deadline: '2026-11-20T12:25:00.000Z',
      },
    },
    ...eventsOf(attemptId, answers),
    { type: 'AttemptFinished', data: { attemptId, finishedBy: 'athlete', finishedAt: '2026-11-20T12:20:00.000Z' } },
    scoreOf(attemptId, answers, scoringRule.version - 1),
  ];
  const { outcome } = await log.append(requestOf(stream, 'none', events));
  if (outcome !== 'appended') throw new Error(`The append to ${stream} ended with ${outcome}`);
  return { stream, version: events.length, rescored: scoreOf(attemptId, answers, scoringRule.version) };
};

/** Gives this many new athletes an attempt that the previous rule has scored. */
export const finishAttempts = async (log: OurLog, count: number): Promise<readonly FinishedAttempt[]> => {
  const athletes = await log.athletes(count);
  const finished: FinishedAttempt[] = [];
  while (finished.length < count) {
    const next = athletes.slice(finished.length, finished.length + AT_ONCE);
    const attempts = next.map((stream, index) => finishAttempt(log, athleteOf(stream), finished.length + index));
    finished.push(...(await Promise.all(attempts)));
  }
  return finished;
};
