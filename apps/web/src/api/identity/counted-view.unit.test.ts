import { bank, bankOf, textsOf } from '@palmares/domain/identity/bank';
import { describe, expect, it } from 'vitest';
import { countedView } from './counted-view.server.ts';
import { runningAttempt, scoredOf, scoredOnce, stateOf } from './testing/attempts.ts';

const viewed = (language: 'en' | 'fr-ca' = 'en') => {
  const view = countedView(stateOf(scoredOnce), language);
  if (!view) throw new Error('The attempt is scored');
  return view;
};
const { masks, colors, learningStyles, grit } = scoredOnce.scored?.result ?? {};

describe('how each answer was counted', () => {
  it('leaves the server only after an attempt is scored, and not while another runs', () => {
    expect(countedView(stateOf(), 'en')).toBeNull();
    expect(countedView(stateOf(runningAttempt), 'en')).toBeNull();
    expect(countedView(stateOf(scoredOnce, runningAttempt), 'en')).toBeNull();
    expect(countedView(stateOf(scoredOnce), 'en')).not.toBeNull();
  });

  it('has the seven statements of each mask, in the order of the result, with points that make its score', () => {
    const { traits } = viewed().masks;
    expect(
      traits?.map(({ trait, answers }) => ({
        mask: trait,
        points: answers.reduce((sum, { points }) => sum + points, 0),
      })),
    ).toEqual(masks);
    expect(traits?.every(({ answers }) => answers.length === bank.masks.length)).toBe(true);
  });

  it('has the items in which each color and each learning style was chosen', () => {
    const { colors: byColor, learningStyles: byStyle } = viewed();
    expect(byColor.traits?.map(({ trait, answers }) => [trait, answers.length])).toEqual(
      colors?.map(({ color, count }) => [color, count]),
    );
    expect(byStyle.traits?.map(({ trait, answers }) => [trait, answers.length])).toEqual(
      learningStyles?.order.map(({ style, count }) => [style, count]),
    );
  });

  it('has the agreement with each grit statement, whether it is reversed, and its points', () => {
    const statements = viewed().grit.statements ?? [];
    expect(statements.map(({ item, reversed }) => ({ id: item, reversed }))).toEqual(bank.grit);
    expect(statements.map(({ points }) => points).reduce((a, b) => a + b) / 10).toBeCloseTo(grit?.score ?? 0);
  });

  it.each(['en', 'fr-ca'] as const)('quotes the questions and the rules in %s', (language) => {
    const texts = textsOf(scoredOnce, language);
    for (const { answers } of viewed(language).masks.traits ?? [])
      for (const { item, choice, stem, text } of answers) expect([stem, text]).toEqual([texts[item], texts[choice]]);
    expect(viewed(language).masks.rule).toContain(language === 'en' ? '7 points' : '7');
  });

  it('quotes an attempt of an earlier bank in the words that it was asked in', () => {
    const earlier = scoredOf(bankOf({ bank: '2026-11' }));
    const view = countedView(stateOf(earlier), 'en');
    const answersTo = (item: string) =>
      view?.masks.traits?.flatMap(({ answers }) => answers.filter((answer) => answer.item === item)) ?? [];
    expect(answersTo('m2')).toHaveLength(7);
    expect(new Set(answersTo('m2').map(({ stem }) => stem))).toEqual(
      new Set(['We’re behind, and time is running out.']),
    );
    expect(answersTo('m1').map(({ text }) => text)).toContain('I reread my goal and picture the result that I want.');
    expect(view?.grit.statements?.map(({ text }) => text)).toContain(
      'Once an injury hurts less, I let my rehab exercises slide.',
    );
  });

  it('is null for a part that was not completed', () => {
    const answers = { ...scoredOnce.answers, grit: {}, masks: {} };
    const result = { masks: null, colors: colors ?? null, learningStyles: learningStyles ?? null, grit: null };
    const view = countedView(stateOf({ ...scoredOnce, answers, scored: { rule: 1, result } }), 'en');
    expect([view?.masks.traits, view?.grit.statements]).toEqual([null, null]);
    expect(view?.colors.traits).toHaveLength(4);
  });

  it('throws for an attempt whose questions are not here', () =>
    expect(() => countedView(stateOf({ ...scoredOnce, bank: '1999-01' }), 'en')).toThrow('1999-01'));
});
