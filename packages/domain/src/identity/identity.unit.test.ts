import { describe, expect, it } from 'vitest';
import { specification } from '../kernel/given-when-then.ts';
import { randomFrom } from '../kernel/seeded-random.ts';
import { bank, bankOf, banks } from './bank/index.ts';
import {
  type Answer,
  type Answers,
  type IdentityCommand,
  type IdentityContext,
  type IdentityEvent,
  type IdentityResult,
  identityDecider,
  type ScoringRule,
  scoredAttempt,
  scoringRule,
} from './index.ts';
import { randomAnswers } from './testing/random-answers.ts';

const start = '2026-11-20T12:00:00.000Z';
const deadline = '2026-11-20T12:25:00.000Z';
const lastMoment = '2026-11-20T12:25:30.000Z';
const tooLate = '2026-11-20T12:25:30.001Z';
const usual: IdentityContext = { at: new Date(start), banks: [bank], rule: scoringRule, seed: 42 };
const on = (time: string, change: Partial<IdentityContext> = {}): IdentityContext => ({
  ...usual,
  at: new Date(time),
  ...change,
});
const { given } = specification(identityDecider, usual);

const attemptId = 'c0000000-0000-4000-8000-000000000001';
const nextId = 'c0000000-0000-4000-8000-000000000002';
const startIt: IdentityCommand = { type: 'StartAttempt', attemptId };
const finishIt: IdentityCommand = { type: 'FinishAttempt', attemptId };
const closeIt: IdentityCommand = { type: 'CloseAttempt', attemptId };
const rescoreIt: IdentityCommand = { type: 'RescoreAttempt', attemptId };
const answered = (answer: Answer, of = attemptId): IdentityCommand => ({
  type: 'AnswerQuestion',
  attemptId: of,
  answer,
});

const started: IdentityEvent = {
  type: 'AttemptStarted',
  data: { attemptId, bank: bank.version, seed: 42, startedAt: start, deadline },
};
const finished = (finishedBy: 'athlete' | 'deadline', finishedAt: string): IdentityEvent => ({
  type: 'AttemptFinished',
  data: { attemptId, finishedBy, finishedAt },
});
const scored = (result = noResult, rule = scoringRule.version): IdentityEvent => ({
  type: 'IdentityScored',
  data: { attemptId, bank: bank.version, rule, result },
});
const noResult: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };
const done = [started, finished('athlete', start), scored()] as const;

const ranking = ['m1d', 'm1a', 'm1g', 'm1c', 'm1e', 'm1b', 'm1f'];
const masks: Answer = { part: 'masks', item: 'm1', ranking };
const color: Answer = { part: 'colors', item: 'c2', choice: 'c2a' };
const style: Answer = { part: 'learningStyles', item: 'l1', choice: 'l1b' };
const grit: Answer = { part: 'grit', item: 'g1', agreement: 4 };

const eventOf = (answer: Answer): IdentityEvent => {
  if (answer.part === 'masks')
    return { type: 'MaskQuestionRanked', data: { attemptId, item: answer.item, ranking: answer.ranking } };
  if (answer.part === 'grit')
    return { type: 'GritStatementRated', data: { attemptId, item: answer.item, agreement: answer.agreement } };
  const data = { attemptId, item: answer.item, choice: answer.choice };
  return answer.part === 'colors' ? { type: 'ColorChosen', data } : { type: 'LearningStyleChosen', data };
};

const allEvents = ({
  masks: rankings,
  colors,
  learningStyles,
  grit: agreements,
}: Answers): readonly IdentityEvent[] => [
  ...Object.entries(rankings).map(([item, of]) => eventOf({ part: 'masks', item, ranking: [...of] })),
  ...Object.entries(colors).map(([item, choice]) => eventOf({ part: 'colors', item, choice })),
  ...Object.entries(learningStyles).map(([item, choice]) => eventOf({ part: 'learningStyles', item, choice })),
  ...Object.entries(agreements).map(([item, agreement]) => eventOf({ part: 'grit', item, agreement })),
];

const stateAfter = (events: readonly IdentityEvent[]) =>
  events.reduce(
    (state, event, index) => identityDecider.evolve(state, { event, version: index + 1 }),
    identityDecider.initialState,
  );

describe('starting', () => {
  it('gives 25 minutes by the clock of the server', () => given().when(startIt).thenEvents(started));
  it('asks the questions of the newest bank', () =>
    given()
      .when(startIt, { ...usual, banks })
      .thenEvents(started));
  it('while an attempt runs changes nothing, on another device too', () => {
    given(started).when(startIt).thenNothing();
    given(started).when({ type: 'StartAttempt', attemptId: nextId }).thenNothing();
  });
  it('is refused for a moment while the time of an attempt is over and it is not closed', () =>
    given(started).when({ type: 'StartAttempt', attemptId: nextId }, on(tooLate)).thenRefused('attempt_over'));
  it('a second time is refused', () =>
    given(...done)
      .when({ type: 'StartAttempt', attemptId: nextId })
      .thenRefused('attempt_used'));
});

describe('a granted attempt', () => {
  const grant: IdentityCommand = { type: 'GrantAttempt', minutes: 40, reason: 'The network failed at the school' };
  const granted: IdentityEvent = {
    type: 'AttemptGranted',
    data: { minutes: 40, reason: 'The network failed at the school' },
  };
  const second: IdentityEvent = {
    type: 'AttemptStarted',
    data: { attemptId: nextId, bank: bank.version, seed: 42, startedAt: start, deadline: '2026-11-20T12:40:00.000Z' },
  };

  it('may be started after the first, with its minutes', () => {
    given(...done)
      .when(grant)
      .thenEvents(granted);
    given(...done, granted)
      .when({ type: 'StartAttempt', attemptId: nextId })
      .thenEvents(second);
  });
  it('may be the first, for an athlete who needs more time', () =>
    given(granted).when({ type: 'StartAttempt', attemptId: nextId }).thenEvents(second));
  it('is used once', () =>
    given(...done, granted, second, {
      type: 'AttemptFinished',
      data: { attemptId: nextId, finishedBy: 'athlete', finishedAt: start },
    })
      .when({ type: 'StartAttempt', attemptId: 'c0000000-0000-4000-8000-000000000003' })
      .thenRefused('attempt_used'));
  it('takes no id of an earlier one', () =>
    given(...done, granted)
      .when(startIt)
      .thenRefused('attempt_used'));
  it('does not lengthen the one that runs', () =>
    given(started, granted).when(answered(color), on(tooLate)).thenRefused('answer_late'));
  it('granted again before it is used changes nothing', () => given(granted).when(grant).thenNothing());
  it('needs a reason and whole minutes from 5 to 180', () => {
    given()
      .when({ ...grant, reason: ' ' })
      .thenRefused('required', 'reason');
    for (const minutes of [4, 181, 25.5])
      given()
        .when({ ...grant, minutes })
        .thenRefused('number_out_of_range', 'minutes');
  });
  it('leaves the result of the first until it is scored itself', () => {
    const result: IdentityResult = { ...noResult, grit: { score: 3, rating: 3 } };
    const state = stateAfter([started, finished('athlete', start), scored(result), granted, second]);
    expect(scoredAttempt(state)).toMatchObject({ attemptId, scored: { result } });
    expect(state.attempts).toHaveLength(2);
  });
});

describe('an answer', () => {
  it.each([masks, color, style, grit])('to a question of $part is kept as it was given', (answer) =>
    given(started).when(answered(answer)).thenEvents(eventOf(answer)),
  );
  it('given again changes nothing', () => {
    for (const answer of [masks, color, style, grit])
      given(started, eventOf(answer)).when(answered(answer)).thenNothing();
  });
  it('to a question that was answered takes its place', () => {
    const other: Answer = { ...color, choice: 'c2b' };
    given(started, eventOf(color)).when(answered(other)).thenEvents(eventOf(other));
    expect(stateAfter([started, eventOf(color), eventOf(other)]).attempts[0]?.answers.colors).toEqual({ c2: 'c2b' });
  });
  it('counts until 30 seconds after the deadline, and not later', () => {
    given(started).when(answered(grit), on(lastMoment)).thenEvents(eventOf(grit));
    given(started).when(answered(grit), on(tooLate)).thenRefused('answer_late');
    given(started, finished('deadline', tooLate), scored())
      .when(answered(grit), on(tooLate))
      .thenRefused('answer_late');
  });
  it('after the athlete finished is refused', () =>
    given(...done)
      .when(answered(grit))
      .thenRefused('attempt_finished'));
  it('for an attempt of another athlete is refused', () => {
    given(started).when(answered(grit, nextId)).thenRefused('attempt_unknown');
    given().when(answered(grit)).thenRefused('attempt_unknown');
  });
  it.each([
    ['a question of no part', { ...color, item: 'c99' }, 'question_unknown'],
    ['a question of another part', { ...color, item: 'l1' }, 'question_unknown'],
    ['a grit statement that does not exist', { ...grit, item: 'g99' }, 'question_unknown'],
    ['a property of every object', { ...color, item: 'constructor' }, 'question_unknown'],
    ['a choice of another question', { ...color, choice: 'c3a' }, 'choice_unknown'],
    ['a ranking with an unknown statement', { ...masks, ranking: [...ranking.slice(1), 'm2a'] }, 'choice_unknown'],
    ['a ranking with a repeated statement', { ...masks, ranking: [...ranking.slice(1), 'm1a'] }, 'ranking_incomplete'],
    ['a ranking with a missing statement', { ...masks, ranking: ranking.slice(1) }, 'ranking_incomplete'],
    ['a ranking with one too many', { ...masks, ranking: [...ranking, 'm1a'] }, 'ranking_incomplete'],
    ['no agreement', { ...grit, agreement: 0 }, 'number_out_of_range'],
    ['more than full agreement', { ...grit, agreement: 6 }, 'number_out_of_range'],
  ] as const)('with %s is refused', (_, answer, code) =>
    given(started)
      .when(answered(answer as Answer))
      .thenRefused(code),
  );
  it('is judged by the bank that its attempt began with, also after a new one came', () => {
    const newer = { ...bank, version: '2027-01', grit: [] };
    given(started)
      .when(answered(grit), { ...usual, banks: [newer, bank] })
      .thenEvents(eventOf(grit));
  });
});

describe('finishing', () => {
  const answers = randomAnswers(bank, randomFrom(11));
  const result = scoringRule.score(bank, answers);

  it('scores every part in the same decision', () => {
    expect(Object.values(result).every((part) => part !== null)).toBe(true);
    given(started, ...allEvents(answers))
      .when(finishIt)
      .thenEvents(finished('athlete', start), scored(result));
  });
  it('scores an attempt by the bank that it began with', () => {
    const before = bankOf({ bank: '2026-11' });
    const answersThen = randomAnswers(before, randomFrom(11));
    const data = { attemptId, bank: before.version, rule: scoringRule.version };
    given({ ...started, data: { ...started.data, bank: before.version } }, ...allEvents(answersThen))
      .when(finishIt, { ...usual, banks })
      .thenEvents(finished('athlete', start), {
        type: 'IdentityScored',
        data: { ...data, result: scoringRule.score(before, answersThen) },
      });
  });
  it('early scores the parts that are completed', () =>
    given(started, ...allEvents({ ...answers, colors: {} }))
      .when(finishIt)
      .thenEvents(finished('athlete', start), scored({ ...result, colors: null })));
  it('scores the last answer to each question', () =>
    given(started, ...allEvents(randomAnswers(bank, randomFrom(12))), ...allEvents(answers))
      .when(finishIt)
      .thenEvents(finished('athlete', start), scored(result)));
  it('when the time is over is said to be at the deadline', () =>
    given(started).when(finishIt, on(deadline)).thenEvents(finished('deadline', deadline), scored()));
  it('twice changes nothing', () =>
    given(...done)
      .when(finishIt)
      .thenNothing());
  it('an attempt of another athlete is refused', () => given().when(finishIt).thenRefused('attempt_unknown'));
});

describe('closing at the deadline', () => {
  it('waits until no answer counts any more', () => {
    given(started).when(closeIt, on(lastMoment)).thenNothing();
    given(started, eventOf(grit)).when(closeIt, on(tooLate)).thenEvents(finished('deadline', tooLate), scored());
  });
  it('an attempt that is finished changes nothing', () =>
    given(...done)
      .when(closeIt, on(tooLate))
      .thenNothing());
});

describe('a new rule', () => {
  const result: IdentityResult = { ...noResult, grit: { score: 5, rating: 5 } };
  const rule: ScoringRule = { version: scoringRule.version + 1, score: () => result };

  it('scores a finished attempt again, and the latest result counts', () => {
    given(...done)
      .when(rescoreIt, { ...usual, rule })
      .thenEvents(scored(result, rule.version));
    expect(scoredAttempt(stateAfter([...done, scored(result, rule.version)]))?.scored).toEqual({
      rule: rule.version,
      result,
    });
  });
  it('that was applied is not applied again, and an older one never', () => {
    given(...done, scored(result, rule.version))
      .when(rescoreIt, { ...usual, rule })
      .thenNothing();
    given(...done, scored(result, rule.version))
      .when(rescoreIt)
      .thenNothing();
  });
  it('is not applied to an attempt that runs', () =>
    given(started)
      .when(rescoreIt, { ...usual, rule })
      .thenNothing());
});
