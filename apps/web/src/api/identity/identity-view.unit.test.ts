import {
  colors,
  type IdentityEvent,
  identityDecider,
  learningStyles,
  masks,
  scoringRule,
} from '@palmares/domain/identity';
import { bank, banks, textsOf } from '@palmares/domain/identity/bank';
import { describe, expect, it } from 'vitest';
import { identityView } from './identity-view.server.ts';

const attemptId = 'c0000000-0000-4000-8000-000000000001';
const started: IdentityEvent = {
  type: 'AttemptStarted',
  data: {
    attemptId,
    bank: bank.version,
    seed: 42,
    startedAt: '2026-11-20T12:00:00.000Z',
    deadline: '2026-11-20T12:25:00.000Z',
  },
};
const ranked: IdentityEvent = {
  type: 'MaskQuestionRanked',
  data: { attemptId, item: 'm1', ranking: ['m1d', 'm1a', 'm1g', 'm1c', 'm1e', 'm1b', 'm1f'] },
};
const rated: IdentityEvent = { type: 'GritStatementRated', data: { attemptId, item: 'g2', agreement: 4 } };
const finished: IdentityEvent = {
  type: 'AttemptFinished',
  data: { attemptId, finishedBy: 'athlete', finishedAt: '2026-11-20T12:20:00.000Z' },
};
const noAnswers = { masks: {}, colors: {}, learningStyles: {}, grit: {} };
const scored: IdentityEvent = {
  type: 'IdentityScored',
  data: { attemptId, bank: bank.version, rule: 1, result: scoringRule.score(bank, noAnswers) },
};

const questions = { masks: 7, colors: 32, learningStyles: 15, grit: 10 };

const viewAt = (time: string, events: readonly IdentityEvent[], language: 'en' | 'fr-ca' = 'en') =>
  identityView(
    events.reduce(
      (state, event, index) => identityDecider.evolve(state, { event, version: index + 1 }),
      identityDecider.initialState,
    ),
    { at: new Date(time), language },
  );

/** Every value in the answer, and every key but the names of the parts. */
const saidIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...saidIn(inner)])
    : [String(value)];

describe('what the API answers before the result', () => {
  it.each([
    ['en', 'fr-ca'],
    ['fr-ca', 'en'],
  ] as const)('in %s has no tag, no reversal and no text of another language', (language, other) => {
    const said = new Set(saidIn(viewAt('2026-11-20T12:10:00Z', [started, ranked, rated], language)));
    const parts = ['masks', 'colors', 'learningStyles', 'grit'];
    for (const tag of [...masks, ...colors, ...learningStyles, 'tag', 'reversed', 'true', 'false'])
      expect(parts.includes(tag) || !said.has(tag), tag).toBe(true);
    const asked = { bank: bank.version };
    expect(Object.values(textsOf(asked, language)).every((text) => said.has(text))).toBe(true);
    expect(Object.values(textsOf(asked, other)).filter((text) => said.has(text))).toEqual([]);
  });
});

describe('the view of the Identity test', () => {
  it('offers 25 minutes before the first attempt, and none while one runs or after it', () => {
    expect(viewAt('2026-11-20T12:00:00Z', [])).toEqual({
      minutes: 25,
      questions,
      attempts: 0,
      running: null,
      scored: null,
    });
    expect(viewAt('2026-11-20T12:00:00Z', [started])).toMatchObject({ minutes: null, scored: null });
    expect(viewAt('2026-11-20T12:30:00Z', [started, finished, scored])).toEqual({
      minutes: null,
      questions,
      attempts: 1,
      running: null,
      scored: {
        attemptId,
        finishedAt: '2026-11-20T12:20:00.000Z',
        result: { masks: null, colors: null, learningStyles: null, grit: null },
      },
    });
  });

  it('comes back to the same order with the time that is left and the answers given', () => {
    const view = (time: string) => viewAt(time, [started, ranked, rated]).running;
    expect(view('2026-11-20T12:10:00Z')).toMatchObject({
      attemptId,
      remainingMs: 15 * 60_000,
      answers: { masks: { m1: ranked.data.ranking }, grit: { g2: 4 } },
    });
    expect(view('2026-11-20T12:25:10Z')?.remainingMs).toBe(0);
    expect(view('2026-11-20T12:11:00Z')?.test).toEqual(view('2026-11-20T12:10:00Z')?.test);
  });
});

it('an attempt that runs keeps the questions and the words that it began with', () => {
  for (const { version } of banks) {
    const began: IdentityEvent = { ...started, data: { ...started.data, bank: version } };
    const { test } = viewAt('2026-11-20T12:10:00Z', [began]).running ?? {};
    const shown = [...(test?.masks ?? []), ...(test?.colors ?? []), ...(test?.learningStyles ?? [])].flatMap(
      ({ id, stem, choices }) => [[id, stem], ...choices.map((choice) => [choice.id, choice.text])],
    );
    const rated = (test?.grit ?? []).map(({ id, text }) => [id, text]);
    expect(Object.fromEntries([...shown, ...rated])).toEqual(textsOf({ bank: version }, 'en'));
  }
});

it('an attempt is shown by the bank that it began with, or not at all', () => {
  const old: IdentityEvent = { ...started, data: { ...started.data, bank: '2020-01' } };
  expect(() => viewAt('2026-11-20T12:10:00Z', [old])).toThrow('No question bank has the version 2020-01');
});
