import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredError, failureWords } from '../notices/error-status.ts';
import { CALL_LIMIT_MS, withTimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Never answers, and ends as `fetch` does when it is aborted. */
const silent = (_: unknown, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const failureOf = (call: Promise<unknown>) => call.then(() => undefined).catch((failure: unknown) => failure);

describe('a call', () => {
  it('that takes 20 seconds says that the request took too long', async () => {
    const failure = failureOf(withTimeLimit(silent)('/api'));
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(answeredError(await failure)?.httpStatus).toBe(408);
    expect(failureWords(await failure)).toBe('That took too long. Check your connection and try again.');
    // The API's client wraps what its fetch throws.
    expect(answeredError(new Error('wrapped', { cause: await failure }))?.httpStatus).toBe(408);
  });

  it('whose body does not arrive takes too long, too', async () => {
    const stalled = async (_: unknown, { signal }: RequestInit) => {
      const start = (body: ReadableStreamDefaultController) =>
        signal?.addEventListener('abort', () => body.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    };
    const failure = failureOf(withTimeLimit(stalled)('/api'));
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(answeredError(await failure)?.httpStatus).toBe(408);
  });

  it('that is answered in time, or given up by its caller, is left alone', async () => {
    const answer = await withTimeLimit(() => Promise.resolve(Response.json({ ok: 1 }, { status: 409 })))('/api');
    expect([answer.status, await answer.json()]).toEqual([409, { ok: 1 }]);
    expect(vi.getTimerCount()).toBe(0);
    const caller = new AbortController();
    const failure = failureOf(withTimeLimit(silent)('/api', { signal: caller.signal }));
    caller.abort(new Error('given up'));
    expect(await failure).toEqual(new Error('given up'));
    // A call that is aborted before it begins rejects as well.
    expect(await failureOf(withTimeLimit(silent)('/api', { signal: caller.signal }))).toEqual(new Error('given up'));
  });
});
