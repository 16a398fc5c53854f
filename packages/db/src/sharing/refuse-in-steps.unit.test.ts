import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseInSteps } from './refuse-in-steps.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Returns the milliseconds from the call to the answer when the read takes `reading` ms. */
const timeOf = async (reading: number, found: string | undefined): Promise<number> => {
  const asked = performance.now();
  let answered: number | undefined;
  void refuseInSteps(async () => {
    await new Promise((resolve) => setTimeout(resolve, reading));
    return found;
  }).then(() => {
    answered = performance.now() - asked;
  });
  while (answered === undefined) {
    await vi.advanceTimersByTimeAsync(1);
    await setImmediate();
  }
  return answered;
};

it.each([
  [1, 20],
  [10, 20],
  [19, 20],
  [20, 40],
  [39, 40],
  [101, 120],
])('a refusal whose read takes %d ms is returned after %d ms', async (reading, returned) => {
  expect(await timeOf(reading, undefined)).toBe(returned);
});

it('a link that is found is returned at once', async () => {
  expect(await timeOf(1, 'link')).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('an error is thrown at once', async () => {
  await expect(refuseInSteps(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(vi.getTimerCount()).toBe(0);
});
