import { scoringRule } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { explanationsIn } from './explanations.server.ts';

const unanswered = { masks: {}, colors: {}, learningStyles: {}, grit: {} };

/** The level of the share of red when red was chosen `count` times. */
const redLevel = (count: number) => {
  const choices = bank.colors.map(({ id, choices }, index) => {
    const chosen = choices.find(({ tag }) => (tag === 'red') === index < count);
    return [id, chosen?.id ?? ''];
  });
  const { colors } = scoringRule.score(bank, { ...unanswered, colors: Object.fromEntries(choices) });
  return colors?.find(({ color }) => color === 'red')?.level;
};

const redCounts = Array.from({ length: bank.colors.length + 1 }, (_, count) => count);
const countsOf = (level: 'low' | 'mid' | 'high') => redCounts.filter((count) => redLevel(count) === level);

/** The score and rating when the ten numbers, after reversal, sum to `sum`. */
const gritOf = (sum: number) => {
  const agreements = bank.grit.map(({ id, reversed }, index) => {
    const number = Math.floor(sum / bank.grit.length) + (index < sum % bank.grit.length ? 1 : 0);
    return [id, reversed ? 6 - number : number];
  });
  return scoringRule.score(bank, { ...unanswered, grit: Object.fromEntries(agreements) }).grit;
};

const gritSums = Array.from({ length: 4 * bank.grit.length + 1 }, (_, index) => bank.grit.length + index);
const scoresOf = (rating: number) =>
  gritSums.map(gritOf).flatMap((grit) => (grit?.rating === rating ? grit.score : []));

const statements = bank.masks[0]?.choices.length ?? 0;
const situations = bank.masks.length;
const total = (situations * statements * (statements + 1)) / 2;

const ends = (numbers: readonly number[]) => [numbers.at(0), numbers.at(-1)];

describe.each(languages)('the rule of each part in %s', (language) => {
  const numbersIn = (part: 'masks' | 'colors' | 'learningStyles' | 'grit') =>
    (explanationsIn(language).parts[part].rule.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
      Number(number.replace(',', '.')),
    );

  it('names the points of a ranking', () =>
    expect(numbersIn('masks')).toEqual([statements, statements - 1, 1, situations, situations * statements, total]));

  it('names where the share of a color is low, middle and high', () => {
    const count = bank.colors.length;
    const [low, mid, high] = [countsOf('low'), countsOf('mid'), countsOf('high')];
    expect(numbersIn('colors')).toEqual([
      ...[count, count],
      ...[20, ...ends(low)],
      ...[20, 33, ...ends(mid)],
      ...[33, high[0]],
      ...[count / 4, 25],
      count,
    ]);
  });

  it('names the leads of a learning style', () =>
    expect(numbersIn('learningStyles')).toEqual([
      bank.learningStyles.length,
      4,
      3,
      2,
      0,
      1,
      bank.learningStyles.length,
    ]));

  it('names the scores of each rating of grit', () =>
    expect(numbersIn('grit')).toEqual([
      ...[1, 5, 6, bank.grit.length],
      ...[1, 2, 3, 4, 5].flatMap((rating) => ends(scoresOf(rating))),
      bank.grit.length,
    ]));
});
