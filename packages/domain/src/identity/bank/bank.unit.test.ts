import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languages } from '../../kernel/language.ts';
import { randomFrom } from '../../kernel/seeded-random.ts';
import { scoringRule } from '../scoring/index.ts';
import { randomAnswers } from '../testing/random-answers.ts';
import { scoreAgain } from '../testing/rule-again.ts';
import { colors, learningStyles, masks } from '../traits.ts';
import { type Bank, bank, bankOf, banks, textsOf } from './index.ts';

const partsOf = (of: Bank) =>
  [
    { part: 'masks', items: of.masks, tags: masks },
    { part: 'colors', items: of.colors, tags: colors },
    { part: 'learning styles', items: of.learningStyles, tags: learningStyles },
  ] as const;

const structureOf = ({ version: _, masks: ofMasks, colors: ofColors, learningStyles: ofStyles, grit }: Bank) => ({
  masks: ofMasks,
  colors: ofColors,
  learningStyles: ofStyles,
  grit,
});

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('the bank has 7 mask questions, 32 color items, 15 learning items and 10 grit statements', () =>
  expect([...partsOf(bank).map(({ items }) => items.length), bank.grit.length]).toEqual([7, 32, 15, 10]));

describe.each(banks)('the bank $version', (each) => {
  it('has no id twice', () => {
    const ids = [
      ...partsOf(each).flatMap(({ items }) =>
        items.flatMap(({ id, choices }) => [id, ...choices.map((one) => one.id)]),
      ),
      ...each.grit.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(partsOf(each))('has one choice of each tag in an item of $part', ({ items, tags }) => {
    for (const { id, choices } of items) expect(choices.map(({ tag }) => tag).sort(), id).toEqual([...tags].sort());
  });

  it.each(partsOf(each))(
    'gives every letter to every tag of $part equally often, so that no id tells a tag',
    (part) => {
      const dealt = Map.groupBy(
        part.items.flatMap(({ id, choices }) => choices.map((choice) => `${choice.id.slice(id.length)} ${choice.tag}`)),
        (pair) => pair,
      );
      const counts = [...dealt.values()].map(({ length }) => length);
      expect(counts).toHaveLength(part.tags.length ** 2);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    },
  );

  it('reverses half of the grit statements', () =>
    expect(each.grit.filter(({ reversed }) => reversed)).toHaveLength(each.grit.length / 2));

  it('scores the same answers as the rule written a second time', () => {
    const answers = randomAnswers(each, randomFrom(3));
    expect(scoringRule.score(each, answers)).toEqual(scoreAgain(each, answers));
  });
});

it('a bank with other ids, tags or words has another version', () =>
  expect(
    banks.map((each) => [
      each.version,
      digestOf(structureOf(each)),
      ...languages.map((language) => digestOf(Object.entries(textsOf({ bank: each.version }, language)).sort())),
    ]),
  ).toEqual([
    ['2026-12', '4e689457ee9c3900', 'f6f761dea58879de', '4de41b98e80dd6a0'],
    ['2026-11', 'aa69258bbf34ba43', 'e0fdb788fa8119e6', 'bcdab43294b5cc8f'],
  ]));

it('an id that two banks share stands for the same trait in both', () => {
  const tagsOf = (of: Bank) =>
    new Map([
      ...partsOf(of).flatMap(({ items }) =>
        items.flatMap(({ choices }) => choices.map(({ id, tag }) => [id, tag] as const)),
      ),
      ...of.grit.map(({ id, reversed }) => [id, String(reversed)] as const),
    ]);
  const [newest, ...earlier] = banks.map(tagsOf);
  for (const tags of earlier) {
    const shared = [...tags].filter(([id]) => newest?.has(id));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(([id, tag]) => newest?.get(id) !== tag)).toEqual([]);
  }
});

it('a question whose choices were rewritten has another number', () => {
  const ids = (of: Bank) => new Set(partsOf(of).flatMap(({ items }) => items.map(({ id }) => id)));
  const [newest, before] = banks.map(ids);
  expect([...(before ?? [])].filter((id) => !newest?.has(id))).toEqual([
    ...['m2', 'm4', 'm5', 'm6', 'm7'],
    ...['c1', 'c10', 'c11', 'c13', 'c14', 'c15', 'c16', 'c17', 'c19', 'c21', 'c22', 'c24', 'c25', 'c31'],
    'l8',
  ]);
});

it('a bank is found by its version, of which no two are the same', () => {
  for (const each of banks) expect(bankOf({ bank: each.version })).toBe(each);
  expect(new Set(banks.map(({ version }) => version)).size).toBe(banks.length);
  expect(() => bankOf({ bank: '2020-01' })).toThrow('No question bank has the version 2020-01');
});
