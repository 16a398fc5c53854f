import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../../browser/time-limit.ts';
import { inTime, isLate } from './in-time.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (answer: Promise<unknown>) => answer.then(() => undefined).catch((failure: unknown) => failure);

it('the server waits for an answer as long as a browser would', async () => {
  const failure = failureOf(inTime(new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
  expect(isLate(await failure)).toBe(true);
});

it('an answer or a failure that comes in time is left alone', async () => {
  expect(await inTime(Promise.resolve('an answer'))).toBe('an answer');
  const failure = await failureOf(inTime(Promise.reject(new Error('a failure'))));
  expect(failure).toEqual(new Error('a failure'));
  expect(isLate(failure)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
