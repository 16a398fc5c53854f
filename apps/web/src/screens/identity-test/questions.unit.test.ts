import type { Answers, ShownTest } from '@palmares/domain/identity';
import { describe, expect, it } from 'vitest';
import { answered, beginsPart, firstOpen, placeInPart, progressOf, questionsOf } from './questions.ts';

const item = (id: string) => ({ id, stem: `Stem of ${id}.`, choices: [{ id: `${id}a`, text: 'A choice.' }] });
const test: ShownTest = {
  masks: [item('m2'), item('m1')],
  colors: [item('c1')],
  learningStyles: [item('l1')],
  grit: [{ id: 'g1', text: 'A statement.' }],
};
const questions = questionsOf(test);
const none: Answers = { masks: {}, colors: {}, learningStyles: {}, grit: {} };

describe('the questions of a test', () => {
  it('come part by part, in the attempt’s order', () =>
    expect(questions.map(({ id }) => id)).toEqual(['m2', 'm1', 'c1', 'l1', 'g1']));

  it('have a place in their part', () =>
    expect([1, 2, 4].map((index) => placeInPart(questions, index))).toEqual([
      { number: 2, total: 2 },
      { number: 1, total: 1 },
      { number: 1, total: 1 },
    ]));

  it('are come back to at the first one without an answer', () => {
    expect(firstOpen(questions, none)).toBe(0);
    const ranked = answered(none, { part: 'masks', item: 'm2', ranking: ['m2a'] });
    expect(firstOpen(questions, ranked)).toBe(1);
    const further = answered(ranked, { part: 'colors', item: 'c1', choice: 'c1a' });
    expect(firstOpen(questions, further)).toBe(1);
    expect(progressOf(questions, further)).toEqual([
      { part: 'masks', answered: 1, total: 2 },
      { part: 'colors', answered: 1, total: 1 },
      { part: 'learningStyles', answered: 0, total: 1 },
      { part: 'grit', answered: 0, total: 1 },
    ]);
  });

  it('begin a part at its first one, until the part has an answer', () => {
    const begins = (answers: Answers) => questions.map((_, index) => beginsPart(questions, index, answers));
    expect(begins(none)).toEqual([true, false, true, true, true]);
    const given = answered(none, { part: 'masks', item: 'm1', ranking: ['m1a'] });
    expect(begins(answered(given, { part: 'grit', item: 'g1', agreement: 2 }))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(beginsPart(questions, questions.length, none)).toBe(false);
  });

  it('are all answered at the end', () => {
    const all: Answers = {
      masks: { m1: [], m2: [] },
      colors: { c1: 'c1a' },
      learningStyles: { l1: 'l1a' },
      grit: { g1: 3 },
    };
    expect(firstOpen(questions, all)).toBe(questions.length);
  });

  it('keep the last answer', () => {
    const first = answered(none, { part: 'grit', item: 'g1', agreement: 2 });
    expect(answered(first, { part: 'grit', item: 'g1', agreement: 5 }).grit).toEqual({ g1: 5 });
  });
});
