import { describe, expect, it, vi } from 'vitest';
import { memoizeUntilFailure, singleFlight } from './shared-work.ts';

const failing = () => Promise.reject(new Error('no file descriptors'));

describe('a single flight', () => {
  it('is shared by concurrent callers, and follows the one before', async () => {
    const work = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const run = singleFlight(work);
    expect(run.current()).toBeUndefined();
    const shared = [run(), run()];
    expect(run.current()).toBe(shared[0]);
    expect(await Promise.all(shared)).toEqual([1, 1]);
    expect(run.current()).toBeUndefined();
    expect(await run()).toBe(2);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('fails for all who share it, and is then begun again', async () => {
    const work = vi.fn<() => Promise<number>>().mockImplementationOnce(failing).mockResolvedValueOnce(2);
    const run = singleFlight(work);
    const outcomes = await Promise.allSettled([run(), run()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await run()).toBe(2);
  });
});

describe('memoized work', () => {
  it('is done once', async () => {
    const work = vi.fn(async () => 1);
    const memoized = memoizeUntilFailure(work);
    expect([await memoized(), ...(await Promise.all([memoized(), memoized()]))]).toEqual([1, 1, 1]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done again after a failure, which nobody gets twice', async () => {
    const work = vi.fn<() => Promise<number>>().mockImplementationOnce(failing).mockResolvedValueOnce(2);
    const memoized = memoizeUntilFailure(work);
    await expect(memoized()).rejects.toThrow('no file descriptors');
    expect(await memoized()).toBe(2);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
