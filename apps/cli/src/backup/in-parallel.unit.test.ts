import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

async function* numbers(): AsyncGenerator<number> {
  for (let number = 1; number <= 20; number += 1) yield number;
}

it('each item is worked on once, and no more at once than was asked for', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  await inParallel(numbers(), 3, async (number) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    done.push(number);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(most).toBe(3);
});

it('after a failure nothing is begun, and the error comes once the others have ended', async () => {
  const begun: number[] = [];
  let ended = 0;
  const working = inParallel(numbers(), 2, async (number) => {
    begun.push(number);
    await new Promise(setImmediate);
    if (number === 1) throw new Error('the store is full');
    await new Promise(setImmediate);
    ended += 1;
  });
  await expect(working).rejects.toThrow('the store is full');
  expect(begun).toEqual([1, 2]);
  expect(ended).toBe(1);
});
