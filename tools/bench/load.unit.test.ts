import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atRate, sampleOf, underLoad } from './load.ts';

it('a sample has operations per second and latency percentiles', () => {
  expect(sampleOf([1, 2, 3, 4], 500)).toEqual({ perSecond: 8, p50: 2.5, p99: expect.closeTo(3.97), count: 4 });
});

it('every client works independently until the time is up', async () => {
  const done = new Map<number, number>();
  const { count } = await underLoad({ clients: 3, millis: 20 }, async (client) => {
    done.set(client, (done.get(client) ?? 0) + 1);
    await setImmediate();
  });
  expect([...done.keys()]).toEqual([0, 1, 2]);
  expect([...done.values()].reduce((sum, each) => sum + each)).toBe(count);
});

it('operations start at a steady pace before earlier ones have finished, and each starts once', async () => {
  const begun: number[] = [];
  const { promise: all, resolve } = Promise.withResolvers<void>();
  await atRate({ perSecond: 1000, count: 10 }, async (index) => {
    if (begun.push(index) === 10) resolve();
    await all;
  });
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
