import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it('the time left is counted from what the server said last, and never below zero', () => {
  let now = 1000;
  const left = timeLeft(5000, () => now);
  now += 2000;
  expect(left.now()).toBe(3000);
  left.set(10_000);
  now += 4000;
  expect(left.now()).toBe(6000);
  now += 60_000;
  expect(left.now()).toBe(0);
});
