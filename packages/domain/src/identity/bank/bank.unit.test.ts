import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { colors, learningStyles, masks } from '../traits.ts';
import { bank, bankOf, banks } from './index.ts';

const parts = [
  { part: 'masks', items: bank.masks, tags: masks },
  { part: 'colors', items: bank.colors, tags: colors },
  { part: 'learning styles', items: bank.learningStyles, tags: learningStyles },
] as const;

it('the bank has 7 mask questions, 32 color items, 15 learning items and 10 grit statements', () =>
  expect([...parts.map(({ items }) => items.length), bank.grit.length]).toEqual([7, 32, 15, 10]));

it('no id occurs twice', () => {
  const ids = [
    ...parts.flatMap(({ items }) => items.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])),
    ...bank.grit.map(({ id }) => id),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(parts)('an item of $part', ({ items, tags }) => {
  it('has one choice of each tag', () => {
    for (const { id, choices } of items) expect(choices.map(({ tag }) => tag).sort(), id).toEqual([...tags].sort());
  });

  it('gives every letter to every tag equally often, so that no id tells a tag', () => {
    const dealt = Map.groupBy(
      items.flatMap(({ id, choices }) => choices.map((choice) => `${choice.id.slice(id.length)} ${choice.tag}`)),
      (pair) => pair,
    );
    const counts = [...dealt.values()].map(({ length }) => length);
    expect(counts).toHaveLength(tags.length ** 2);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });
});

it('half of the grit statements are reversed', () =>
  expect(bank.grit.filter(({ reversed }) => reversed)).toHaveLength(bank.grit.length / 2));

it('a bank with other ids or tags has another version', () => {
  const { version, ...structure } = bank;
  const digest = createHash('sha256').update(JSON.stringify(structure)).digest('hex').slice(0, 16);
  expect({ version, digest }).toEqual({ version: '2026-11', digest: 'aa69258bbf34ba43' });
});

it('a bank is found by its version, of which no two are the same', () => {
  for (const each of banks) expect(bankOf({ bank: each.version })).toBe(each);
  expect(() => bankOf({ bank: '2020-01' })).toThrow('No question bank has the version 2020-01');
});
