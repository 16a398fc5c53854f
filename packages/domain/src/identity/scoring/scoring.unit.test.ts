import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../kernel/seeded-random.ts';
import { type Answers, noAnswers } from '../answers.ts';
import { bank } from '../bank/index.ts';
import type { Bank, Item } from '../bank-shape.ts';
import { randomAnswers } from '../testing/random-answers.ts';
import { scoreAgain } from '../testing/rule-again.ts';
import { type Color, type LearningStyle, type Mask, masks } from '../traits.ts';
import { scoringRule } from './index.ts';

const score = (answers: Partial<Answers>, of: Bank = bank) => scoringRule.score(of, { ...noAnswers, ...answers });

const choiceOf = <Tag extends string>({ choices }: Item<Tag>, tag: Tag): string =>
  choices.find((choice) => choice.tag === tag)?.id ?? '';

/** One order for each question; the last one given is that of the remaining questions. */
const ranked = (...orders: readonly (readonly Mask[])[]): Answers['masks'] =>
  Object.fromEntries(
    bank.masks.map((item, index) => [
      item.id,
      (orders[index] ?? orders.at(-1) ?? []).map((mask) => choiceOf(item, mask)),
    ]),
  );

/** Chooses each tag that often, in the order of the items. */
const chosen = <Tag extends string>(items: readonly Item<Tag>[], counts: Readonly<Record<Tag, number>>) => {
  const tags = Object.entries<number>(counts).flatMap(([tag, count]) => Array<Tag>(count).fill(tag as Tag));
  return Object.fromEntries(items.map((item, index) => [item.id, choiceOf(item, tags[index] as Tag)]));
};
const colored = (counts: Readonly<Record<Color, number>>, of = bank) => chosen(of.colors, counts);
const styled = (counts: Readonly<Record<LearningStyle, number>>) => chosen(bank.learningStyles, counts);

const seeds = fc.integer({ min: 1, max: 2 ** 32 - 1 });
const anyAnswers = seeds.map((seed) => randomAnswers(bank, randomFrom(seed)));

describe('the masks', () => {
  it('ranked the same way seven times score 49 down to 7', () =>
    expect(score({ masks: ranked(masks) }).masks).toEqual([
      { mask: 'soldier', points: 49 },
      { mask: 'maven', points: 42 },
      { mask: 'engineer', points: 35 },
      { mask: 'captain', points: 28 },
      { mask: 'player', points: 21 },
      { mask: 'strategist', points: 14 },
      { mask: 'driven', points: 7 },
    ]));

  describe('of equal points', () => {
    const [soldier, maven, ...others] = masks;
    const [engineer, captain, player, ...last] = others;
    /** Four questions in which soldier and maven are first and second twice each: 26 points for either. */
    const even = [
      [soldier, maven, ...others],
      [soldier, maven, ...others],
      [maven, soldier, ...others],
      [maven, soldier, ...others],
    ];
    const firstTwo = (...orders: readonly (readonly Mask[])[]) =>
      score({ masks: ranked(...even, ...orders) }).masks?.slice(0, 2);

    it('are ordered by first places', () => {
      // Soldier is second three times (18), maven first, first and fourth (7 + 7 + 4 = 18).
      const orders = [
        [maven, soldier, ...others],
        [maven, soldier, ...others],
        [engineer, soldier, captain, maven, player, ...last],
      ];
      expect(firstTwo(...orders)).toEqual([
        { mask: 'maven', points: 44 },
        { mask: 'soldier', points: 44 },
      ]);
    });

    it('and first places are ordered by second places', () => {
      // Soldier is third, first and fourth (5 + 7 + 4 = 16), maven first, second and fifth (7 + 6 + 3 = 16).
      const orders = [
        [maven, engineer, soldier, captain, player, ...last],
        [soldier, maven, ...others],
        [engineer, captain, player, soldier, maven, ...last],
      ];
      expect(firstTwo(...orders)).toEqual([
        { mask: 'maven', points: 42 },
        { mask: 'soldier', points: 42 },
      ]);
    });

    it('and places keep the order of the catalogue', () => {
      // Seven rotations give each mask each place once.
      const rotations = masks.map((_, by) => [...masks.slice(by), ...masks.slice(0, by)]);
      expect(score({ masks: ranked(...rotations) }).masks).toEqual(masks.map((mask) => ({ mask, points: 28 })));
    });
  });

  it('of any seven rankings sum to 196, each from 7 to 49, from the most points to the fewest', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const points = score(answers).masks?.map((scored) => scored.points) ?? [];
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(196);
        expect(points).toEqual(points.toSorted((one, other) => other - one));
        expect(points.every((one) => one >= 7 && one <= 49)).toBe(true);
        expect(new Set(score(answers).masks?.map(({ mask }) => mask)).size).toBe(7);
      }),
    ));
});

describe('the colors', () => {
  it.each([
    [6, 'low'],
    [7, 'mid'],
    [10, 'mid'],
    [11, 'high'],
  ] as const)('of 32 items: %i of one is %s', (red, level) =>
    expect(score({ colors: colored({ red, blue: 32 - red, green: 0, yellow: 0 }) }).colors).toContainEqual({
      color: 'red',
      count: red,
      level,
    }),
  );

  it.each([
    [5, 'low'],
    [6, 'mid'],
    [9, 'mid'],
    [10, 'high'],
  ] as const)('of a bank with 30 items: %i of one is %s', (red, level) => {
    const shorter = { ...bank, colors: bank.colors.slice(0, 30) };
    const colors = colored({ red, blue: 30 - red, green: 0, yellow: 0 }, shorter);
    expect(score({ colors }, shorter).colors).toContainEqual({ color: 'red', count: red, level });
  });

  it('keep the order of the catalogue where they tie', () =>
    expect(score({ colors: colored({ yellow: 8, green: 8, red: 8, blue: 8 }) }).colors).toEqual(
      ['red', 'blue', 'green', 'yellow'].map((color) => ({ color, count: 8, level: 'mid' })),
    ));

  it('of any answers sum to the items', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const counts = score(answers).colors?.map(({ count }) => count) ?? [];
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(bank.colors.length);
      }),
    ));
});

describe('the learning styles', () => {
  it.each([
    ['veryStrong', { auditory: 1, visual: 8, innerDialog: 2, kinesthetic: 4 }],
    ['strong', { auditory: 1, visual: 7, innerDialog: 3, kinesthetic: 4 }],
    ['mild', { auditory: 1, visual: 6, innerDialog: 4, kinesthetic: 4 }],
    ['multimodal', { auditory: 1, visual: 5, innerDialog: 4, kinesthetic: 5 }],
    ['multimodal', { auditory: 2, visual: 5, innerDialog: 4, kinesthetic: 4 }],
  ] as const)('are %s for %j', (strength, counts) => {
    const { learningStyles } = score({ learningStyles: styled(counts) });
    expect(learningStyles?.strength).toBe(strength);
    expect(learningStyles?.order[0]).toEqual({ style: 'visual', count: counts.visual });
  });

  it('of any answers sum to the items', () =>
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const counts = score(answers).learningStyles?.order.map(({ count }) => count) ?? [];
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(bank.learningStyles.length);
      }),
    ));
});

describe('grit', () => {
  /** Agreements that sum to this after reversing. */
  const summing = (sum: number): Answers['grit'] => {
    const extra = bank.grit.map((_, index) => Math.floor((sum - 10 + index) / 10));
    return Object.fromEntries(
      bank.grit.map(({ id, reversed }, index) => [id, reversed ? 5 - (extra[index] ?? 0) : 1 + (extra[index] ?? 0)]),
    );
  };

  it.each([
    [10, 1, 1],
    [14, 1.4, 1],
    [15, 1.5, 2],
    [24, 2.4, 2],
    [25, 2.5, 3],
    [34, 3.4, 3],
    [35, 3.5, 4],
    [44, 4.4, 4],
    [45, 4.5, 5],
    [50, 5, 5],
  ])('with the sum %i scores %f and is rated %i', (sum, mean, rating) =>
    expect(score({ grit: summing(sum) }).grit).toEqual({ score: mean, rating }),
  );

  it('of the same agreement with everything is in the middle, because half of the statements are reversed', () => {
    for (const agreement of [1, 3, 5])
      expect(score({ grit: Object.fromEntries(bank.grit.map(({ id }) => [id, agreement])) }).grit).toEqual({
        score: 3,
        rating: 3,
      });
  });

  it('of mirrored agreements is mirrored', () =>
    fc.assert(
      fc.property(anyAnswers, ({ grit }) => {
        const mirrored = Object.fromEntries(Object.entries(grit).map(([id, agreement]) => [id, 6 - agreement]));
        const [one, other] = [score({ grit }).grit?.score ?? 0, score({ grit: mirrored }).grit?.score ?? 0];
        expect(Math.round(10 * (one + other))).toBe(60);
      }),
    ));
});

it('parts with an unanswered item are not completed, the others are scored', () => {
  const answers = randomAnswers(bank, randomFrom(1));
  const { m1: _, ...masksLeft } = answers.masks;
  const { g9: __, ...gritLeft } = answers.grit;
  expect(scoringRule.score(bank, { ...answers, masks: masksLeft, grit: gritLeft })).toEqual({
    ...scoringRule.score(bank, answers),
    masks: null,
    grit: null,
  });
  expect(score({})).toEqual({ masks: null, colors: null, learningStyles: null, grit: null });
});

it('the order in which questions and choices were shown changes no score', () =>
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const answers = randomAnswers(bank, random);
      const shuffledItems = <Tag extends string>(items: readonly Item<Tag>[]): readonly Item<Tag>[] =>
        random.shuffled(items).map((item) => ({ ...item, choices: random.shuffled(item.choices) }));
      const shuffled = {
        version: bank.version,
        masks: shuffledItems(bank.masks),
        colors: shuffledItems(bank.colors),
        learningStyles: shuffledItems(bank.learningStyles),
        grit: random.shuffled(bank.grit),
      };
      expect(scoringRule.score(shuffled, answers)).toEqual(scoringRule.score(bank, answers));
    }),
  ));

it('2,000 attempts score the same by the rule written a second time', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const answers = randomAnswers(bank, randomFrom(seed));
    expect(scoringRule.score(bank, answers), `seed ${seed}`).toEqual(scoreAgain(bank, answers));
  }
});
