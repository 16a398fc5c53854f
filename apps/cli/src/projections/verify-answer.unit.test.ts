import { expect, it } from 'vitest';
import { answerLines, isProven, type VerifyAnswer } from './verify-answer.ts';

const same: VerifyAnswer = {
  projection: 'portfolio',
  events: 12,
  differences: 0,
  first: [],
  parkedAthletes: 0,
  unsettled: [],
};

it('a projection without a difference is proven', () => {
  expect(isProven(same)).toBe(true);
  expect(answerLines(same)).toEqual(['portfolio: 12 events, no difference.']);
});

it('a projection with an athlete who kept changing is not proven, and says so', () => {
  const moving = { ...same, unsettled: ['athlete-1'] };
  expect(isProven(moving)).toBe(false);
  expect(answerLines(moving)).toEqual([
    'portfolio: 12 events, not proven: 1 athlete changed during every comparison.',
    'Changed during every comparison; run this again: athlete-1.',
  ]);
});

it('a projection with a difference is not proven', () => {
  expect(isProven({ ...same, differences: 1 })).toBe(false);
});
