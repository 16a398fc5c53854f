import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bank, textsOf } from './bank/index.ts';
import { presentTest } from './index.ts';
import { colors, learningStyles, masks } from './traits.ts';

const newest = { bank: bank.version };
const shown = (seed: number, language: 'en' | 'fr-ca' = 'en') =>
  presentTest(bank, { seed, texts: textsOf(newest, language) });

const idsOf = (test: ReturnType<typeof shown>): readonly string[] => [
  ...[...test.masks, ...test.colors, ...test.learningStyles].flatMap(({ id, choices }) => [
    id,
    ...choices.map((choice) => choice.id),
  ]),
  ...test.grit.map(({ id }) => id),
];

const wordsIn = (test: ReturnType<typeof shown>): ReadonlySet<string> =>
  new Set([
    ...[...test.masks, ...test.colors, ...test.learningStyles].flatMap(({ stem, choices }) => [
      stem,
      ...choices.map(({ text }) => text),
    ]),
    ...test.grit.map(({ text }) => text),
  ]);

/** Every key and every value of the answer, in one list. */
const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...wordsOf(inner)])
    : [String(value)];

describe('the test as an attempt shows it', () => {
  it('has every question and choice once, whatever the seed', () =>
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (seed) => {
        expect(idsOf(shown(seed)).toSorted()).toEqual(idsOf(shown(0)).toSorted());
        expect(new Set(idsOf(shown(seed))).size).toBe(idsOf(shown(0)).length);
      }),
      { numRuns: 30 },
    ));

  it('is in the same order for the same seed, in both languages, and in another for another', () => {
    expect(idsOf(shown(7))).toEqual(idsOf(shown(7, 'fr-ca')));
    expect(idsOf(shown(7))).not.toEqual(idsOf(shown(8)));
  });

  it('puts each statement first at times, so that a ranking left untouched means nothing', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 200; seed++) for (const { choices } of shown(seed).masks) first.add(choices[0]?.id ?? '');
    expect(first.size).toBe(49);
  });

  it('has no tag, no reversal and no text of the other language', () => {
    const tags = new Set<string>([...masks, ...learningStyles, 'tag', 'reversed']);
    // The parts are named; of their names, none is a tag.
    for (const word of wordsOf(shown(1))) expect([...tags, ...colors]).not.toContain(word);
    const [english, french] = [wordsIn(shown(1)), wordsIn(shown(1, 'fr-ca'))];
    expect([...english].filter((text) => french.has(text))).toEqual([]);
  });
});

it('a text that is missing is an error', () =>
  expect(() => presentTest(bank, { seed: 1, texts: {} })).toThrow('has no text'));
