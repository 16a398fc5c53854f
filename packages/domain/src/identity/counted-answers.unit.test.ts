import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/seeded-random.ts';
import { noAnswers } from './answers.ts';
import { bank } from './bank/index.ts';
import { type CountedAnswers, countedAnswers } from './counted-answers.ts';
import { scoringRule } from './scoring/index.ts';
import { randomAnswers } from './testing/random-answers.ts';

const anyAnswers = fc.integer({ min: 1, max: 2 ** 32 - 1 }).map((seed) => randomAnswers(bank, randomFrom(seed)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const pointsOf = (counted: CountedAnswers['masks'], mask: string): number =>
  sum((counted ?? []).filter(({ tag }) => tag === mask).map(({ points }) => points));
const countOf = (counted: CountedAnswers['colors' | 'learningStyles'], tag: string): number =>
  (counted ?? []).filter((chosen) => chosen.tag === tag).length;

describe('the counted answers', () => {
  it('add up to the scores of any answers', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const counted = countedAnswers(bank, answers);
        const { masks, colors, learningStyles, grit } = scoringRule.score(bank, answers);
        for (const { mask, points } of masks ?? []) expect(pointsOf(counted.masks, mask)).toBe(points);
        for (const { color, count } of colors ?? []) expect(countOf(counted.colors, color)).toBe(count);
        for (const { style, count } of learningStyles?.order ?? [])
          expect(countOf(counted.learningStyles, style)).toBe(count);
        const mean = sum((counted.grit ?? []).map(({ points }) => points)) / bank.grit.length;
        expect(Math.abs(mean - (grit?.score ?? 0))).toBeLessThan(0.051);
      }),
    ));

  it('of a ranking have places 1 to 7 with 7 points down to 1', () => {
    const { masks } = countedAnswers(bank, randomAnswers(bank, randomFrom(1)));
    const first = (masks ?? []).filter(({ item }) => item === bank.masks[0]?.id);
    expect(first.map(({ place, points }) => [place, points])).toEqual([
      [1, 7],
      [2, 6],
      [3, 5],
      [4, 4],
      [5, 3],
      [6, 2],
      [7, 1],
    ]);
  });

  it('of a reversed statement mirror the agreement', () => {
    const answers = randomAnswers(bank, randomFrom(1));
    const grit = Object.fromEntries(bank.grit.map(({ id }) => [id, 2]));
    const counted = countedAnswers(bank, { ...answers, grit }).grit ?? [];
    expect(counted.map(({ reversed, points }) => [reversed, points])).toEqual(
      bank.grit.map(({ reversed }) => (reversed ? [true, 4] : [false, 2])),
    );
  });

  it('of a part with an unanswered item are not there', () =>
    expect(countedAnswers(bank, noAnswers)).toEqual({ masks: null, colors: null, learningStyles: null, grit: null }));
});
